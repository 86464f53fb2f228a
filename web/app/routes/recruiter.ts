import type { RouteObject } from 'react-router-dom';
import { withAliases } from '../page-route.ts';

/** Pages of the recruiter (SHELL-52 to SHELL-56). */
export const recruiterRoutes: RouteObject[] = withAliases('recruiter', []);

import type { RouteObject } from 'react-router-dom';
import { withAliases } from '../page-route.ts';

/** Pages of the candidate (SHELL-57, SHELL-58). */
export const candidateRoutes: RouteObject[] = withAliases('candidate', []);

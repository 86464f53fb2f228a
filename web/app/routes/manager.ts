import type { RouteObject } from 'react-router-dom';
import { withAliases } from '../page-route.ts';

/** Pages of the manager (SHELL-47 to SHELL-51). */
export const managerRoutes: RouteObject[] = withAliases('manager', []);

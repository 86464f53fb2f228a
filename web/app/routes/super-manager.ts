import type { RouteObject } from 'react-router-dom';
import { withAliases } from '../page-route.ts';

/** Pages of the super manager (SHELL-45, SHELL-46). */
export const superManagerRoutes: RouteObject[] = withAliases('super_manager', []);

import { routeTableOf, type RouteTable } from './route-table.ts';

/**
 * The public routes. The build replaces this module by its value (vite.config.ts), so that no schema reaches the
 * browser through it.
 */
export const routes: RouteTable = routeTableOf(true);

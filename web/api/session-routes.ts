import { routeTableOf, type RouteTable } from './route-table.ts';

/**
 * The routes that need a session, loaded with the first such call. The build replaces this module by its value, like
 * open-routes.ts.
 */
export const routes: RouteTable = routeTableOf(false);

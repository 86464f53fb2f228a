import type { RouteObject } from 'react-router-dom';

/** Pages inside the shell that every signed-in role has (SHELL-43, SHELL-44). */
export const commonRoutes: RouteObject[] = [];

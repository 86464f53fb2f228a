import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { Role } from '../../shared/constants/roles.ts';
import { aliasOf, isJobPath } from '../common/navigation/paths.ts';

/** What a route file exports: its `Component`, and a `loader` where it wants one. */
export type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary' | 'handle'>;

/** A page that is loaded when it is first visited. */
export function page(path: string, load: () => Promise<PageModule>): RouteObject {
  return { path, lazy: load };
}

/** An address that leads on to another, keeping its parameters; the query goes along. */
export function leadsTo(path: string, target: (params: Record<string, string>) => string): RouteObject {
  return {
    path,
    loader: ({ params, request }) =>
      redirect(`${target(params as Record<string, string>)}${new URL(request.url).search}`),
  };
}

/** Job routes also under the role's prefix (SHELL-46, SHELL-51, SHELL-56, SHELL-58, SHELL-60). */
export function withAliases(role: Role, routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) =>
    route.path && isJobPath(route.path) ? [route, { ...route, path: aliasOf(role, route.path) }] : [route],
  );
}

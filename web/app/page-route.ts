import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { Role } from '../../shared/constants/roles.ts';
import { aliasOf, isJobPath } from '../common/navigation/paths.ts';

/** A page that is loaded on its first visit: the component of that name in its file. */
export function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

/** A redirect from one address to another, keeping parameters and query. */
export function redirectTo(path: string, target: (params: Record<string, string>) => string): RouteObject {
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

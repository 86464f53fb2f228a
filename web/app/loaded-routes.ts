import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the page of an address before the router starts, so that its first render is complete. Prerendered content
 * stays visible until then.
 */
export async function loadRoutesOf(routes: RouteObject[], path: string): Promise<void> {
  const matched = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { roles } from '../../../shared/constants/roles.ts';
import { guestRoutes } from '../../../web/app/routes/guest.ts';
import { signedInRoutes } from '../../../web/app/routes/signed-in.ts';

// jsdom draws no WebGL.
vi.mock('../../../web/features/map/model/open-map.ts', () => ({}));

/** The routes with a page, and those below them. */
function pagesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [...(route.lazy ? [route] : []), ...pagesOf(route.children ?? [])]);
}

it('Every address of guests and roles loads a page', async () => {
  const pages = [guestRoutes, ...roles.map((role) => signedInRoutes(role))].flatMap(pagesOf);
  const empty: (string | undefined)[] = [];
  for (const { path, lazy } of pages) {
    const loaded = await (lazy as () => Promise<RouteObject | undefined>)();
    if (!loaded?.Component && !loaded?.loader) empty.push(path);
  }
  expect(pages.length).toBeGreaterThan(100);
  expect(empty).toEqual([]);
}, 60_000);

import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageFailure } from './page-failure.tsx';
import { PageFrame } from './frames/page-frame.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** These routes with what stands around each page. */
export const framed = (children: RouteObject[]): RouteObject[] => [
  { Component: PageFrame, ErrorBoundary: PageFailure, HydrateFallback: () => null, children },
];

let current: { owner: string; router: Router } | undefined;

/**
 * The router of an owner (the guest, or an account in a role). There is one at a time: a new owner's router reads the
 * address as it stands and the earlier one stops listening. Asking again for the same owner answers the same router, so
 * it may be called while rendering.
 */
export function routerOf(owner: string, routes: () => RouteObject[]): Router {
  if (current?.owner === owner) return current.router;
  current?.router.dispose();
  const router = createBrowserRouter(framed(routes()));
  current = { owner, router };
  return router;
}

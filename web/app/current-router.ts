import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageFailure } from './page-failure.tsx';
import { PageFrame } from './frames/page-frame.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** The routes inside the page frame. */
export const framed = (children: RouteObject[]): RouteObject[] => [
  { Component: PageFrame, ErrorBoundary: PageFailure, HydrateFallback: () => null, children },
];

let current: { owner: string; router: Router } | undefined;

/**
 * The router of an owner (the guest, or an account in a role). There is one at a time: a new owner's router starts at
 * the current address and the previous one stops listening. The same owner gets the same router, so it is safe to call
 * while rendering.
 */
export function routerOf(owner: string, routes: () => RouteObject[]): Router {
  if (current?.owner === owner) return current.router;
  current?.router.dispose();
  const router = createBrowserRouter(framed(routes()));
  current = { owner, router };
  return router;
}

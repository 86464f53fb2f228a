import { use, useMemo, type ReactNode } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import { NavigationProvider, type Navigation } from '../../ui/buttons/navigation.tsx';

/**
 * Returns a function that says whether these routes have a page for an address. The catch-all route does not count, nor
 * does a word in place of an id.
 */
export function pagesOf(routes: RouteObject[]): (to: string) => boolean {
  const known = new Map<string, boolean>();
  return (to) => {
    const path = to.split(/[?#]/)[0] ?? '';
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    const match = matchRoutes(routes, path)?.at(-1);
    const has =
      (match?.route.path ?? '*') !== '*' &&
      Object.entries(match?.params ?? {}).every(([name, value]) => !/id$/i.test(name) || /^\d+$/.test(value ?? ''));
    known.set(path, has);
    return has;
  };
}

/** Connects the links of the components to the router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const hasPage = useMemo(() => (router ? pagesOf(router.routes) : undefined), [router]);
  const value = useMemo<Navigation>(
    () => ({
      path: pathname,
      go: (to, options) => void navigate(to, { replace: options?.replace ?? false, state: options?.state }),
      ...(hasPage ? { hasPage } : {}),
    }),
    [navigate, pathname, hasPage],
  );
  return <NavigationProvider value={value}>{children}</NavigationProvider>;
}

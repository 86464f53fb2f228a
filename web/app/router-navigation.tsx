import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NavigationProvider, type Navigation } from '../ui/navigation.tsx';

/** Ties the kit's links to the router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const value = useMemo<Navigation>(
    () => ({ path: pathname, go: (to, options) => void navigate(to, { replace: options?.replace ?? false, state: options?.state }) }),
    [navigate, pathname],
  );
  return <NavigationProvider value={value}>{children}</NavigationProvider>;
}

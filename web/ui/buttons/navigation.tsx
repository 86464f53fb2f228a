import { createContext, use, type MouseEvent, type ReactNode } from 'react';

/** What the components need from a router. The app provides it, so that no component depends on a specific one. */
export interface Navigation {
  go: (to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** The current path, without query. */
  path: string;
  /** Whether this visitor has a page at an address; unknown without a router. */
  hasPage?: (to: string) => boolean;
}

const NavigationContext = createContext<Navigation>({
  go: (to) => globalThis.location.assign(to),
  path: '/',
});

/** Provides links and modals with a router. */
export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** The current router. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** Whether a click should be left to the browser: other buttons, modifier keys, another window. */
export function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (target !== '' && target !== '_self')
  );
}

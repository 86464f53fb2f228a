import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteRecentPage } from '../../common/navigation/recent-pages.ts';

/** Remembers each visited page under the title it has once it is loaded, for the command palette. */
export function useRecentPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const note = () => {
      // While a page is leaving, its successor's title may come first.
      if (globalThis.location.pathname === pathname) noteRecentPage(`${pathname}${search}`, document.title);
    };
    note();
    const watching = new MutationObserver(note);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watching.disconnect();
  }, [pathname, search]);
}

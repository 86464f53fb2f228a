import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../../common/account/account.ts';
import { noteRecentPage } from '../../common/navigation/recent-pages.ts';

/** Remembers each visited page under the title it has once it is loaded, for the command palette. */
export function useRecentPages(): void {
  const { id } = useAccount();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const note = () => {
      // While a page is leaving, its successor's title may come first.
      if (globalThis.location.pathname === pathname)
        noteRecentPage(id, { address: `${pathname}${search}`, documentTitle: document.title });
    };
    note();
    const watching = new MutationObserver(note);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watching.disconnect();
  }, [id, pathname, search]);
}

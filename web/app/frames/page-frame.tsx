import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import './page-frame.css';
import { notePage } from '../../common/navigation/previous-page.ts';
import { RouterNavigation } from './router-navigation.tsx';

// The first page of each visit has the same key, so a typed address would otherwise start at another page's scroll
// position.
const placeOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

let hasStarted = false;

/** React Router scrolls to the top when it starts, away from what a reader of the served page has already reached. */
function useScrollOfServedPage() {
  const [top] = useState(() => (hasStarted || typeof window === 'undefined' ? 0 : window.scrollY));
  useLayoutEffect(() => {
    hasStarted = true;
    if (top > 0) window.scrollTo(0, top);
  }, [top]);
}

/**
 * The frame of every page: links, scroll restoration, toasts, a progress bar for slow navigation, and focus on the new
 * page.
 */
export function PageFrame() {
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const seen = useRef(pathname);
  useScrollOfServedPage();
  useEffect(() => notePage(`${pathname}${search}${hash}`), [pathname, search, hash]);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // Screen readers and keyboards start at the new page's content, not at the link that was clicked.
    if (document.activeElement === document.body || !document.querySelector('#main')?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <RouterNavigation>
      {state !== 'idle' && <div className="page-pending" role="progressbar" aria-label="Loading page" />}
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </RouterNavigation>
  );
}

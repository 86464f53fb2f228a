import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The breakpoints of the sidebar: a drawer up to 767 px, collapsed by default up to 991 px (SHELL-05, SHELL-09). */
export type SidebarSize = 'drawer' | 'tight' | 'wide';

const key = 'hirehub.sidebar';

function currentSize(): SidebarSize {
  if (globalThis.matchMedia('(max-width: 767.98px)').matches) return 'drawer';
  return globalThis.matchMedia('(max-width: 991.98px)').matches ? 'tight' : 'wide';
}

type Choices = Partial<Record<SidebarSize, boolean>>;

/** The stored choices; none if storage is blocked or unreadable. */
function readChoices(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept ? kept : {};
  } catch {
    return {};
  }
}

function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Without storage only the saved choice is lost.
  }
}

export interface Sidebar {
  room: SidebarSize;
  isCollapsed: boolean;
  isDrawerOpen: boolean;
  /** Collapses and expands, or opens and closes the drawer. */
  toggle: () => void;
  closeDrawer: () => void;
}

/**
 * The sidebar's state. The choice between 200 and 62 px is stored per breakpoint, and a drawer closes on navigation.
 */
export function useSidebar(): Sidebar {
  const [room, setSize] = useState(currentSize);
  const [choices, setChoices] = useState(readChoices);
  const { pathname } = useLocation();
  // The page on which the drawer was opened: on any other it counts as closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isDrawerOpen = room === 'drawer' && openedOn === pathname;
  useEffect(() => {
    const measure = () => setSize(currentSize());
    globalThis.addEventListener('resize', measure);
    return () => globalThis.removeEventListener('resize', measure);
  }, []);
  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpenedOn(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isDrawerOpen]);
  const isCollapsed = room !== 'drawer' && (choices[room] ?? room === 'tight');
  const toggle = () => {
    if (room === 'drawer') return setOpenedOn(isDrawerOpen ? null : pathname);
    const next = { ...choices, [room]: !isCollapsed };
    keepChoices(next);
    return setChoices(next);
  };
  return { room, isCollapsed, isDrawerOpen, toggle, closeDrawer: () => setOpenedOn(null) };
}

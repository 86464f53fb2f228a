import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The widths that decide the sidebar: a drawer up to 767 px, collapsed by default up to 991 px (SHELL-05, SHELL-09).
 */
export type SidebarRoom = 'drawer' | 'tight' | 'wide';

const key = 'hirehub.sidebar';

function roomNow(): SidebarRoom {
  if (globalThis.matchMedia('(max-width: 767.98px)').matches) return 'drawer';
  return globalThis.matchMedia('(max-width: 991.98px)').matches ? 'tight' : 'wide';
}

type Choices = Partial<Record<SidebarRoom, boolean>>;

/** What was chosen before; whatever else the storage holds, or refuses to tell, counts as no choice. */
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
    // A full or forbidden storage loses the choice, not the page.
  }
}

export interface Sidebar {
  room: SidebarRoom;
  isCollapsed: boolean;
  isDrawerOpen: boolean;
  /** Collapses and expands, or opens and closes the drawer. */
  toggle: () => void;
  closeDrawer: () => void;
}

/**
 * The sidebar's state; the choice between 200 and 62 px is kept per kind of width, and a drawer closes when the page
 * changes.
 */
export function useSidebar(): Sidebar {
  const [room, setRoom] = useState(roomNow);
  const [choices, setChoices] = useState(readChoices);
  const { pathname } = useLocation();
  // The page on which the drawer was opened: on any other it counts as closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isDrawerOpen = room === 'drawer' && openedOn === pathname;
  useEffect(() => {
    const measure = () => setRoom(roomNow());
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

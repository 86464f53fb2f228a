import { PanelLeft } from 'lucide-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { productName } from '../../../../shared/constants/product.ts';
import { CountBadge } from '../../../ui/text/badge.tsx';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import { isActive, type MenuItem, type MenuSubject } from '../model/menu-items.ts';
import type { Sidebar as SidebarState } from '../hooks/use-sidebar.ts';

/** Icons by the subject of an item. */
export type MenuIcons = Partial<Record<MenuSubject, ComponentType<{ size?: number }>>>;

/** What an item's number counts, for assistive technology. */
const counted: Partial<Record<MenuSubject, [one: string, many: string]>> = {
  messages: ['unread message', 'unread messages'],
  notifications: ['unread notification', 'unread notifications'],
  jobs: ['job', 'jobs'],
  calendar: ['interview left today', 'interviews left today'],
};

interface SidebarProps {
  state: SidebarState;
  items: readonly MenuItem[];
  /** An icon for each item. */
  icons: MenuIcons;
  counts?: Partial<Record<MenuSubject, number>>;
  home: string;
}

/** Traps the focus while the drawer is open and returns it when the drawer closes. */
function useDrawerFocus(isOpen: boolean) {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = drawer.current;
    if (!isOpen || !menu?.parentElement) return undefined;
    const before = document.activeElement;
    const behind = [...menu.parentElement.children].filter(
      (part) => part instanceof HTMLElement && part !== menu && !part.matches('.shell-overlay'),
    );
    for (const part of behind) part.toggleAttribute('inert', true);
    (
      menu.querySelector<HTMLElement>('.shell-item[data-active]') ?? menu.querySelector<HTMLElement>('.shell-item')
    )?.focus();
    return () => {
      for (const part of behind) part.toggleAttribute('inert', false);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
  return drawer;
}

/**
 * Logo, menu with counts, version and collapse toggle; 200 px, 62 px, or a drawer over the page (SHELL-02 to SHELL-15).
 */
export function Sidebar({ state, items, icons, counts = {}, home }: SidebarProps) {
  const { path, hasPage } = useNavigation();
  const drawer = useDrawerFocus(state.isDrawerOpen);
  // An item whose page is not built yet is not advertised; it appears as soon as a route has it.
  const present = items.filter(({ to }) => hasPage?.(to) !== false);
  const toggleLabel = state.room === 'drawer' ? 'Close menu' : state.isCollapsed ? 'Expand menu' : 'Collapse menu';
  const isHidden = state.room === 'drawer' && !state.isDrawerOpen;
  return (
    <>
      {state.room === 'drawer' && state.isDrawerOpen && (
        <div className="shell-overlay" onClick={state.closeDrawer} aria-hidden="true" />
      )}
      <nav
        ref={drawer}
        id="shell-menu"
        className="shell-sidebar"
        aria-label="Main menu"
        data-collapsed={state.isCollapsed || undefined}
        data-open={state.isDrawerOpen || undefined}
        inert={isHidden}
      >
        <Link
          to={home}
          kind="plain"
          className="shell-logo"
          onClick={state.closeDrawer}
          aria-label={`${productName} home`}
        >
          <Logo />
        </Link>
        <ul className="shell-menu">
          {present.map((item) => {
            const Icon = icons[item.subject];
            const active = isActive(item, path);
            return (
              <li key={item.subject}>
                <Link
                  to={item.to}
                  kind="plain"
                  className="shell-item"
                  data-active={active || undefined}
                  aria-current={active ? 'page' : 'false'}
                  title={state.isCollapsed ? item.label : undefined}
                  onClick={state.closeDrawer}
                >
                  {Icon && <Icon size={18} aria-hidden />}
                  <span className="shell-item-label">{item.label}</span>
                  <CountBadge count={counts[item.subject] ?? 0} label={counted[item.subject]} />
                </Link>
              </li>
            );
          })}
        </ul>
        <div className="shell-foot">
          <span className="shell-version">v{import.meta.env.APP_VERSION}</span>
          <IconButton
            label={toggleLabel}
            size="small"
            aria-expanded={!state.isCollapsed && !isHidden}
            aria-controls="shell-menu"
            onClick={state.toggle}
          >
            <PanelLeft aria-hidden />
          </IconButton>
        </div>
      </nav>
    </>
  );
}

/** The logo and the name; the name is hidden if there is no room. */
function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--accent)" />
        <path d="M9 8v16M23 8v16M9 16h14" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" fill="none" />
        <circle cx="16" cy="16" r="3.6" fill="#fff" stroke="var(--accent)" strokeWidth="2" />
      </svg>
      <span className="logo-name">{productName}</span>
    </span>
  );
}

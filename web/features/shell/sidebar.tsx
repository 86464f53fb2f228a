import { PanelLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { productName } from '../../../shared/constants/product.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useNavigation } from '../../ui/navigation.tsx';
import { Logo } from './logo.tsx';
import { isActive, type MenuItem, type MenuSubject } from './menu-items.ts';
import type { Sidebar as SidebarState } from './use-sidebar.ts';

/** Icons by what an item is about. */
export type MenuIcons = Partial<Record<MenuSubject, ComponentType<{ size?: number }>>>;

/** What a menu item's number counts, for assistive technology. */
const counted: Partial<Record<MenuSubject, string>> = { messages: 'unread messages', notifications: 'unread notifications', jobs: 'jobs' };

interface SidebarProps {
  state: SidebarState;
  items: readonly MenuItem[];
  /** An icon for each item. */
  icons: MenuIcons;
  counts?: Partial<Record<MenuSubject, number>>;
  home: string;
}

/** Logo, menu with counts, version and collapse toggle; 200 px, 62 px, or a drawer over the page (SHELL-02 to SHELL-15). */
export function Sidebar({ state, items, icons, counts = {}, home }: SidebarProps) {
  const { path } = useNavigation();
  const isHidden = state.room === 'drawer' && !state.isDrawerOpen;
  return (
    <>
      {state.room === 'drawer' && state.isDrawerOpen && <div className="shell-overlay" onClick={state.closeDrawer} aria-hidden="true" />}
      <nav id="shell-menu" className="shell-sidebar" aria-label="Main menu" data-collapsed={state.isCollapsed || undefined} data-open={state.isDrawerOpen || undefined} inert={isHidden}>
        <Link to={home} kind="plain" className="shell-logo" aria-label={`${productName} home`}>
          <Logo />
        </Link>
        <ul className="shell-menu">
          {items.map((item) => {
            const Icon = icons[item.subject];
            const active = isActive(item, path);
            return (
              <li key={item.subject}>
                <Link to={item.to} kind="plain" className="shell-item" data-active={active || undefined} aria-current={active ? 'page' : 'false'} title={state.isCollapsed ? item.label : undefined}>
                  {Icon && <Icon size={18} aria-hidden />}
                  <span className="shell-item-label">{item.label}</span>
                  <CountBadge count={counts[item.subject] ?? 0} label={counted[item.subject] ?? ''} />
                </Link>
              </li>
            );
          })}
        </ul>
        <div className="shell-foot">
          <span className="shell-version">v{import.meta.env.APP_VERSION}</span>
          <IconButton label={state.isCollapsed ? 'Expand menu' : 'Collapse menu'} size="small" aria-expanded={!state.isCollapsed} aria-controls="shell-menu" onClick={state.toggle}>
            <PanelLeft aria-hidden />
          </IconButton>
        </div>
      </nav>
    </>
  );
}

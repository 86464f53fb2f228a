import { LifeBuoy, Menu as MenuIcon, Search } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useAccount } from '../../common/account/account.ts';
import { paths } from '../../common/navigation/paths.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { Link } from '../../ui/buttons/link.tsx';
import { menuIcons } from './menu-icons.ts';
import type { MenuSubject } from './menu-items.ts';
import { menuKindOf, menus } from './menus.ts';
import './shell.css';
import './top-bar.css';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

interface ShellProps extends Omit<UserMenuProps, 'account'> {
  counts: Partial<Record<MenuSubject, number>>;
  /** The notification bell, which belongs to another feature. */
  bell: ReactNode;
  /** Messages about the account, above every page. */
  banner?: ReactNode;
  onOpenPalette: () => void;
}

const isMac = /mac/i.test(globalThis.navigator?.platform ?? '');

/** The frame of the signed-in area: sidebar, top bar of 52 px, content (SHELL-01 to SHELL-04). */
export function Shell({ counts, bell, banner, onOpenPalette, ...userMenu }: ShellProps) {
  const account = useAccount();
  const sidebar = useSidebar();
  return (
    <div
      className="shell"
      data-collapsed={sidebar.isCollapsed || undefined}
      data-drawer={sidebar.room === 'drawer' || undefined}
    >
      <a className="ui-skip" href="#main">
        Skip to content
      </a>
      <Sidebar
        state={sidebar}
        items={menus[menuKindOf(account)]}
        icons={menuIcons}
        counts={counts}
        home={paths.dashboard()}
      />
      <header className="shell-top">
        {sidebar.room === 'drawer' && (
          <IconButton
            label="Open menu"
            aria-expanded={sidebar.isDrawerOpen}
            aria-controls="shell-menu"
            onClick={sidebar.toggle}
          >
            <MenuIcon aria-hidden />
          </IconButton>
        )}
        <button type="button" className="shell-search" onClick={onOpenPalette}>
          <Search size={16} aria-hidden />
          <span aria-hidden="true">Go to…</span>
          <span className="visually-hidden">Find pages, actions, jobs and people</span>
          <kbd aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
        <span className="shell-top-gap" />
        <Link to={paths.support()} kind="plain" className="ui-button" data-kind="quiet" aria-label="Support">
          <LifeBuoy size={16} aria-hidden />
          <span className="shell-support-word">Support</span>
        </Link>
        {bell}
        <UserMenu account={account} {...userMenu} />
      </header>
      <main id="main" className="shell-main" tabIndex={-1}>
        {banner}
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

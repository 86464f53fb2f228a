import { LifeBuoy, Search } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { menuIcons } from '../model/menu-icons.ts';
import type { MenuSubject } from '../model/menu-items.ts';
import { menuKindOf, menus } from '../model/menus.ts';
import { ShellFrame } from './shell-frame.tsx';
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
  return (
    <ShellFrame
      items={menus[menuKindOf(account)]}
      icons={menuIcons}
      counts={counts}
      home={paths.dashboard()}
      top={
        <>
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
        </>
      }
    >
      {banner}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ShellFrame>
  );
}

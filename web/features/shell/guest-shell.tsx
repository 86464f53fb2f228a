import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '../../common/navigation/paths.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { guestIcons } from './guest-icons.ts';
import { guestMenu } from './menu-items.ts';
import './shell.css';
import './top-bar.css';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The two modals of a guest. Their content is passed in, because signing in is another feature. */
export type GuestModal = 'log-in' | 'sign-up';

interface GuestShellProps {
  /** Renders the open modal, loaded on first use. */
  modal: (props: { which: GuestModal; onSwitch: (which: GuestModal) => void; onClose: () => void }) => ReactNode;
}

/**
 * The frame of public job browsing: left menu, and a top bar with log in and sign up, each opening a modal (GUEST-40 to
 * GUEST-43).
 */
export function GuestShell({ modal }: GuestShellProps) {
  const sidebar = useSidebar();
  const [open, setOpen] = useState<GuestModal | null>(null);
  return (
    <div
      className="shell"
      data-guest
      data-collapsed={sidebar.isCollapsed || undefined}
      data-drawer={sidebar.room === 'drawer' || undefined}
    >
      <a className="ui-skip" href="#main">
        Skip to content
      </a>
      <Sidebar state={sidebar} items={guestMenu} icons={guestIcons} home={paths.landing()} />
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
        <span className="shell-top-gap" />
        <Button onClick={() => setOpen('log-in')}>Log in</Button>
        <Button kind="primary" onClick={() => setOpen('sign-up')}>
          Sign up
        </Button>
      </header>
      <main id="main" className="shell-main" tabIndex={-1}>
        <Outlet context={{ openModal: setOpen } satisfies GuestFrame} />
      </main>
      {open && (
        <Suspense fallback={null}>{modal({ which: open, onSwitch: setOpen, onClose: () => setOpen(null) })}</Suspense>
      )}
    </div>
  );
}

/** What pages inside the guest shell can request: `useOutletContext<GuestFrame>().openModal('sign-up')` (GUEST-30). */
export interface GuestFrame {
  openModal: (which: GuestModal) => void;
}

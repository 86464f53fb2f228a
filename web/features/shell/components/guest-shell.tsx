import { Suspense, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { guestIcons } from '../model/guest-icons.ts';
import { guestMenu } from '../model/menu-items.ts';
import { ShellFrame } from './shell-frame.tsx';

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
  const [open, setOpen] = useState<GuestModal | null>(null);
  return (
    <ShellFrame
      isGuest
      items={guestMenu}
      icons={guestIcons}
      home={paths.landing()}
      top={
        <>
          <span className="shell-top-gap" />
          <Button onClick={() => setOpen('log-in')}>Log in</Button>
          <Button kind="primary" onClick={() => setOpen('sign-up')}>
            Sign up
          </Button>
        </>
      }
      over={
        open && (
          <Suspense fallback={null}>{modal({ which: open, onSwitch: setOpen, onClose: () => setOpen(null) })}</Suspense>
        )
      }
    >
      <Outlet context={{ openModal: setOpen } satisfies GuestFrame} />
    </ShellFrame>
  );
}

/** What pages inside the guest shell can request: `useOutletContext<GuestFrame>().openModal('sign-up')` (GUEST-30). */
export interface GuestFrame {
  openModal: (which: GuestModal) => void;
}

import { lazy } from 'react';
import { GuestShell } from '../../features/shell/components/guest-shell.tsx';

const AuthModal = lazy(async () => ({
  default: (await import('../../features/accounts/components/auth-modal.tsx')).AuthModal,
}));

/** The guest shell with its log-in and sign-up modals, which load on first use. */
export function GuestFrame() {
  return <GuestShell modal={(props) => <AuthModal {...props} />} />;
}

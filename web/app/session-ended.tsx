import { watchSession } from '../api/session.ts';
import { showToast, Toasts } from '../ui/feedback/toast.tsx';
import { paths } from '../common/navigation/paths.ts';
import { rememberRedirect } from '../common/navigation/redirect-memory.ts';

/** The page on which a session ended, and whether its token was refused or another browser ended it. */
export interface Ended {
  pathname: string;
  search: string;
  hash: string;
  why: 'refused' | 'ended-elsewhere';
}

/**
 * Shows that the session has ended and saves its page for the next sign-in (AUTH-56, ERR-08), unless the user ended it
 * from elsewhere.
 */
export function announceSessionEnd({ why, ...page }: Ended): void {
  if (why === 'refused') rememberRedirect(page);
  const news =
    why === 'refused'
      ? { title: 'Token is wrong!', text: 'Your session has ended. Log in to continue where you were.' }
      : { title: 'You are signed out', text: 'This session was ended from another browser.' };
  // The message waits for a user who was away, and disappears after logging in.
  const dismiss = showToast({ ...news, to: paths.logIn(), stays: true });
  const stop = watchSession(({ token }) => {
    if (!token) return;
    stop();
    dismiss();
  });
}

/** Where visitors read that their session has ended. */
export function SessionEnded() {
  return <Toasts />;
}

import { showToast, Toasts } from '../ui/toast.tsx';
import { paths } from './paths.ts';
import { rememberRedirect } from './redirect-memory.ts';

/** The page on which a session ended; whether its token was refused, or it was ended from another browser. */
export interface Ended {
  pathname: string;
  search: string;
  hash: string;
  why: 'refused' | 'ended-elsewhere';
}

/** Says that the session is over, and keeps the page it ended on for the next sign-in (AUTH-56, ERR-08); not when its owner ended it from elsewhere. */
export function saySessionEnded({ why, ...page }: Ended): void {
  if (why === 'ended-elsewhere') {
    showToast({ title: 'You are signed out', text: 'This session was ended from another browser.', to: paths.logIn() });
    return;
  }
  rememberRedirect(page);
  showToast({ title: 'Token is wrong!', text: 'Your session has ended. Log in to go on where you were.', to: paths.logIn() });
}

/** Where visitors read that their session is over. */
export function SessionEnded() {
  return <Toasts />;
}

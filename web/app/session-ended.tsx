import { watchSession } from '../api/session.ts';
import { showToast, Toasts } from '../ui/feedback/toast.tsx';
import { paths } from '../common/navigation/paths.ts';
import { rememberRedirect } from '../common/navigation/redirect-memory.ts';

/** The page on which a session ended; whether its token was refused, or it was ended from another browser. */
export interface Ended {
  pathname: string;
  search: string;
  hash: string;
  why: 'refused' | 'ended-elsewhere';
}

/**
 * Says that the session is over, and keeps the page it ended on for the next sign-in (AUTH-56, ERR-08); not when its
 * owner ended it from elsewhere.
 */
export function saySessionEnded({ why, ...page }: Ended): void {
  if (why === 'refused') rememberRedirect(page);
  const news =
    why === 'refused'
      ? { title: 'Token is wrong!', text: 'Your session has ended. Log in to go on where you were.' }
      : { title: 'You are signed out', text: 'This session was ended from another browser.' };
  // Whoever was away from the screen finds it on return, and rid of it by logging in.
  const dismiss = showToast({ ...news, to: paths.logIn(), stays: true });
  const stop = watchSession(({ token }) => {
    if (!token) return;
    stop();
    dismiss();
  });
}

/** Where visitors read that their session is over. */
export function SessionEnded() {
  return <Toasts />;
}

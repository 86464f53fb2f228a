import { useEffect } from 'react';
import { showToast, Toasts } from '../ui/toast.tsx';
import { paths } from './paths.ts';
import { rememberRedirect } from './redirect-memory.ts';

/** The page on which a session ended. */
export interface EndedAt {
  pathname: string;
  search: string;
  hash: string;
}

/** Says that the session is over, and keeps the page it ended on for the next sign-in (AUTH-56, ERR-08). */
export function SessionEnded({ at }: { at: EndedAt }) {
  useEffect(() => {
    rememberRedirect(at);
    showToast({ title: 'Token is wrong!', text: 'Your session has ended. Log in to go on where you were.', to: paths.logIn() });
  }, [at]);
  return <Toasts />;
}

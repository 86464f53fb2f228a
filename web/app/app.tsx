import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { failureMessage } from '../api/api-error.ts';
import { onSessionLost } from '../api/call.ts';
import { markAuthorized, readSession, watchSession } from '../api/session.ts';
import { ErrorState } from '../ui/states.tsx';
import { accountQuery } from './account.ts';
import { AppFrame } from './app-frame.tsx';
import { GuestApp } from './guest-app.tsx';
import { paths } from './paths.ts';
import type { EndedAt } from './session-ended.tsx';

const SignedInApp = lazy(async () => ({ default: (await import('./signed-in-app.tsx')).SignedInApp }));

const SessionEnded = lazy(async () => ({ default: (await import('./session-ended.tsx')).SessionEnded }));

/** Loads the account behind the stored token, then the role's part of the product (SHELL-65, ERR-08, ERR-09). */
function SignedIn() {
  const { data: account, error, refetch } = useQuery(accountQuery);
  const isKnown = Boolean(account);
  useEffect(() => {
    if (isKnown && readSession().isAuthorized === null) markAuthorized();
  }, [isKnown]);
  if (account) return <SignedInApp key={`${account.id} ${account.role}`} account={account} />;
  return error ? <ErrorState title="Your account could not be loaded" message={failureMessage(error)} kept="You are still signed in." onRetry={() => void refetch()} /> : null;
}

/** The whole product. A session that cannot be renewed ends at `/`, where the visitor is told so (AUTH-60, ERR-08). */
export function App() {
  const [endedAt, setEndedAt] = useState<EndedAt | null>(null);
  const { isAuthorized } = useSyncExternalStore(watchSession, readSession, readSession);
  useEffect(() => {
    onSessionLost(() => {
      const { pathname, search, hash } = globalThis.location;
      setEndedAt({ pathname, search, hash });
      globalThis.history.replaceState(null, '', paths.landing());
    });
  }, []);
  const farewell = endedAt && isAuthorized === false && (
    <Suspense fallback={null}>
      <SessionEnded at={endedAt} />
    </Suspense>
  );
  return <AppFrame after={farewell}>{isAuthorized === false ? <GuestApp /> : <SignedIn />}</AppFrame>;
}

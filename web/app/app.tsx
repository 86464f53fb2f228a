import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { failureMessage } from '../api/api-error.ts';
import { onSessionLost } from '../api/call.ts';
import { createQueryClient } from '../api/query-client.ts';
import { markAuthorized, readSession, watchSession } from '../api/session.ts';
import { ErrorState } from '../ui/states.tsx';
import { showToast } from '../ui/toast.tsx';
import { accountQuery } from './account.ts';
import { GuestApp } from './guest-app.tsx';
import { paths } from './paths.ts';
import { rememberRedirect } from './redirect-memory.ts';

const SignedInApp = lazy(async () => ({ default: (await import('./signed-in-app.tsx')).SignedInApp }));

// A session that cannot be renewed ends at `/`; the page it ended on is where sign-in will lead (AUTH-56, AUTH-60).
onSessionLost(() => {
  rememberRedirect(globalThis.location);
  globalThis.history.replaceState(null, '', paths.landing());
  showToast({ title: 'Token is wrong!', text: 'Your session has ended. Log in to go on where you were.', to: paths.logIn() });
});

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

/** The whole product. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const { isAuthorized } = useSyncExternalStore(watchSession, readSession);
  return (
    <QueryClientProvider client={queryClient}>{isAuthorized === false ? <GuestApp /> : <Suspense fallback={null}><SignedIn /></Suspense>}</QueryClientProvider>
  );
}

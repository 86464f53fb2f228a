import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { onSessionLost } from '../api/call.ts';
import { endSession, markAuthorized, onSignedOutElsewhere, readSession, watchSession } from '../api/session.ts';
import { failureMessage } from '../api/api-error.ts';
import { ErrorState } from '../ui/feedback/states.tsx';
import { accountQuery } from '../common/account/account.ts';
import { inWorkingRole } from '../common/account/working-role.ts';
import { AppFrame } from './frames/app-frame.tsx';
import { GuestApp } from './guest-app.tsx';
import { paths } from '../common/navigation/paths.ts';
import type { Ended } from './session-ended.tsx';

const SignedInApp = lazy(async () => ({ default: (await import('./signed-in-app.tsx')).SignedInApp }));

const SessionEnded = lazy(async () => ({ default: (await import('./session-ended.tsx')).SessionEnded }));

type Leave = (why: Ended['why']) => void;

/**
 * Loads the account of the stored token, then the role's part of the product (SHELL-65, ERR-08, ERR-09). If the session
 * is ended from elsewhere, it leads to `/` and drops all data (AUTH-67).
 */
function SignedIn({ leaveWithMessage }: { leaveWithMessage: Leave }) {
  const queryClient = useQueryClient();
  const { data: account, error, refetch } = useQuery(accountQuery);
  const isKnown = Boolean(account);
  useEffect(() => {
    if (isKnown && readSession().isAuthorized === null) markAuthorized();
  }, [isKnown]);
  useEffect(() => {
    onSignedOutElsewhere(() => {
      globalThis.history.replaceState(null, '', paths.landing());
      queryClient.clear();
    });
  }, [queryClient]);
  const endedElsewhere = useCallback(() => {
    if (!readSession().token) return;
    leaveWithMessage('ended-elsewhere');
    endSession();
    queryClient.clear();
  }, [leaveWithMessage, queryClient]);
  if (account) {
    const working = inWorkingRole(account);
    return <SignedInApp key={`${working.id} ${working.role}`} account={working} onEnded={endedElsewhere} />;
  }
  return error ? (
    <ErrorState
      title="Your account could not be loaded"
      message={failureMessage(error)}
      kept="You stay signed in."
      onRetry={() => void refetch()}
    />
  ) : null;
}

/** The whole product. A session that cannot be renewed ends at `/` with a message (AUTH-60, ERR-08). */
export function App() {
  const [hasEnded, setHasEnded] = useState(false);
  const { isAuthorized } = useSyncExternalStore(watchSession, readSession, readSession);
  const leaveWithMessage = useCallback<Leave>((why) => {
    const { pathname, search, hash } = globalThis.location;
    setHasEnded(true);
    void import('./session-ended.tsx').then(({ announceSessionEnd }) =>
      announceSessionEnd({ pathname, search, hash, why }),
    );
    globalThis.history.replaceState(null, '', paths.landing());
  }, []);
  useEffect(() => onSessionLost(() => leaveWithMessage('refused')), [leaveWithMessage]);
  const endNotice = hasEnded && isAuthorized === false && (
    <Suspense fallback={null}>
      <SessionEnded />
    </Suspense>
  );
  return (
    <AppFrame after={endNotice}>
      {isAuthorized === false ? <GuestApp /> : <SignedIn leaveWithMessage={leaveWithMessage} />}
    </AppFrame>
  );
}

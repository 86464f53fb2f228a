import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Account } from '../../shared/model/person.ts';
import { refreshSession } from '../api/call.ts';
import { onLiveMessage, startLiveUpdates, stopLiveUpdates } from '../api/live-updates.ts';
import { readSession, watchSession } from '../api/session.ts';
import { isBeforeRole, ownerOf } from '../api/token-owner.ts';
import { chatTickets } from '../features/chat/model/chat-login.ts';
import { showTimesIn } from '../ui/text/dates.ts';
import { AmplifyFrame } from '../ui/theme/amplify-frame.tsx';
import { AccountContext, accountQuery } from '../common/account/account.ts';
import { zoneOf } from '../common/account/own-time-zone.ts';
import { forgetInputOfOthers } from '../common/forms/kept-input.ts';
import { routerOf } from './current-router.ts';
import { followRequestedAction } from '../common/mailed-links/pending-action.ts';
import { signedInRoutes } from './routes/signed-in.ts';

// Signing in again in this browser also ends its earlier session. The cookie distinguishes that from the end of this
// session.
async function endUnlessRenewed(onEnded: () => void): Promise<void> {
  const isRenewed = await refreshSession().catch(() => false);
  if (!isRenewed) onEnded();
}

/** Loads a candidate's own profile before its page asks for it (AUTH-63). */
async function loadCandidate(id: number, queryClient: QueryClient): Promise<void> {
  const { candidateProfileQuery } = await import('../features/candidate-profile/queries/candidate-profile.ts');
  await queryClient.prefetchQuery(candidateProfileQuery(id));
}

/**
 * The product for a signed-in account: its role's routes inside the shell, with live updates while it is open
 * (SHELL-65). `onEnded` is called when the session was ended from another browser.
 */
export function SignedInApp({ account, onEnded }: { account: Account; onEnded: () => void }) {
  const { id, role } = account;
  const zone = zoneOf(account);
  // The pages below are drawn before an effect runs.
  showTimesIn(zone);
  useEffect(() => {
    showTimesIn(zone);
    return () => showTimesIn(undefined);
  }, [zone]);
  const router = routerOf(`${account.id} ${account.role}`, () => {
    followRequestedAction(account.role);
    return signedInRoutes(account.role);
  });
  useEffect(() => {
    startLiveUpdates(chatTickets({ id, role }));
    return stopLiveUpdates;
  }, [id, role]);
  const queryClient = useQueryClient();
  useEffect(() => forgetInputOfOthers(id), [id]);
  useEffect(() => {
    if (role === 'candidate') void loadCandidate(id, queryClient);
  }, [id, role, queryClient]);
  useEffect(
    () =>
      watchSession(({ token }) => {
        // Another user signed in in another tab, so nothing of the previous user may stay on the screen or in memory.
        const known = queryClient.getQueryData(accountQuery.queryKey)?.uuid;
        const owner = token && ownerOf(token);
        if (known && owner && owner !== known) globalThis.location.reload();
      }),
    [queryClient],
  );
  useEffect(() => {
    // Promoted while the connection was down: the token still has the former role only (PLUS-53).
    if (isBeforeRole(readSession().token ?? '', role))
      void refreshSession().then(async () => queryClient.invalidateQueries(), console.warn);
  }, [role, queryClient]);
  useEffect(() => onLiveMessage('session-ended', () => void endUnlessRenewed(onEnded)), [onEnded]);
  return (
    <AccountContext value={account}>
      <AmplifyFrame>
        <RouterProvider router={router} />
      </AmplifyFrame>
    </AccountContext>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Account } from '../../shared/model/person.ts';
import { refreshSession } from '../api/call.ts';
import { onLiveMessage, startLiveUpdates, stopLiveUpdates } from '../api/live-updates.ts';
import { watchSession } from '../api/session.ts';
import { ownerOf } from '../api/token-owner.ts';
import { AmplifyFrame } from '../ui/theme/amplify-frame.tsx';
import { AccountContext, accountQuery } from '../common/account/account.ts';
import { routerOf } from './current-router.ts';
import { followAsked } from '../common/mailed-links/pending-action.ts';
import { signedInRoutes } from './routes/signed-in.ts';

// Signing in anew in this browser ends its earlier session too. The cookie tells whether it was that, or the end of
// this one.
async function endUnlessGoingOn(onEnded: () => void): Promise<void> {
  const goesOn = await refreshSession().catch(() => false);
  if (!goesOn) onEnded();
}

/**
 * The product for a signed-in account: its role's routes inside the shell, and live updates while it is open
 * (SHELL-65). `onEnded` hears that the session was ended from another browser.
 */
export function SignedInApp({ account, onEnded }: { account: Account; onEnded: () => void }) {
  const router = routerOf(`${account.id} ${account.role}`, () => {
    followAsked(account.role);
    return signedInRoutes(account.role);
  });
  useEffect(() => {
    startLiveUpdates();
    return stopLiveUpdates;
  }, []);
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchSession(({ token }) => {
        // Another tab signed somebody else in: nothing of the earlier person stays on the screen or in memory.
        const known = queryClient.getQueryData(accountQuery.queryKey)?.uuid;
        const owner = token && ownerOf(token);
        if (known && owner && owner !== known) globalThis.location.reload();
      }),
    [queryClient],
  );
  useEffect(() => onLiveMessage('session-ended', () => void endUnlessGoingOn(onEnded)), [onEnded]);
  return (
    <AccountContext value={account}>
      <AmplifyFrame>
        <RouterProvider router={router} />
      </AmplifyFrame>
    </AccountContext>
  );
}

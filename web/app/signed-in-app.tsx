import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Account } from '../../shared/model/person.ts';
import { onLiveMessage, startLiveUpdates, stopLiveUpdates } from '../api/live-updates.ts';
import { AmplifyFrame } from '../ui/amplify-frame.tsx';
import { AccountContext } from './account.ts';
import { routerOf } from './current-router.ts';
import { followAsked } from './pending-action.ts';
import { signedInRoutes } from './routes/signed-in.ts';

/** The product for a signed-in account: its role's routes inside the shell, and live updates while it is open (SHELL-65). `onEnded` hears that the session was ended from another browser. */
export function SignedInApp({ account, onEnded }: { account: Account; onEnded: () => void }) {
  const router = routerOf(`${account.id} ${account.role}`, () => {
    followAsked(account.role);
    return signedInRoutes(account.role);
  });
  useEffect(() => {
    startLiveUpdates();
    return stopLiveUpdates;
  }, []);
  useEffect(() => onLiveMessage('session-ended', onEnded), [onEnded]);
  return (
    <AccountContext value={account}>
      <AmplifyFrame>
        <RouterProvider router={router} />
      </AmplifyFrame>
    </AccountContext>
  );
}

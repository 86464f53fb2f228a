import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Account } from '../../shared/model/person.ts';
import { startLiveUpdates, stopLiveUpdates } from '../api/live-updates.ts';
import { AmplifyFrame } from '../ui/amplify-frame.tsx';
import { AccountContext } from './account.ts';
import { routerOf } from './current-router.ts';
import { followAsked } from './pending-action.ts';
import { signedInRoutes } from './routes/signed-in.ts';

/** The product for a signed-in account: its role's routes inside the shell, and live updates while it is open (SHELL-65). */
export function SignedInApp({ account }: { account: Account }) {
  const router = routerOf(`${account.id} ${account.role}`, () => {
    followAsked(account.role);
    return signedInRoutes(account.role);
  });
  useEffect(() => {
    startLiveUpdates();
    return stopLiveUpdates;
  }, []);
  return (
    <AccountContext value={account}>
      <AmplifyFrame>
        <RouterProvider router={router} />
      </AmplifyFrame>
    </AccountContext>
  );
}

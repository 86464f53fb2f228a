import { RouterProvider } from 'react-router-dom';
import { routerOf } from './current-router.ts';
import { guestRoutes } from './routes/guest.ts';

/**
 * Keeps the action in the address until a user is signed in. Only links with an action load the code for it (AUTH-54).
 */
function keepRequestedAction(): void {
  const address = new URL(globalThis.location.href);
  if (!/[?&](managerId|candidateId)=/.test(address.search)) return;
  void import('../common/mailed-links/pending-action.ts').then(({ keepPendingAction, readPendingAction }) => {
    const asked = readPendingAction(address);
    if (asked) keepPendingAction(asked);
  });
}

/** The product for guests. */
export function GuestApp() {
  const router = routerOf('guest', () => {
    keepRequestedAction();
    return guestRoutes;
  });
  return <RouterProvider router={router} />;
}

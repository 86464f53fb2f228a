import { RouterProvider } from 'react-router-dom';
import { routerOf } from './current-router.ts';
import { guestRoutes } from './routes/guest.ts';

/** The product for a visitor who is not signed in. */
export function GuestApp() {
  return <RouterProvider router={routerOf('guest', () => guestRoutes)} />;
}

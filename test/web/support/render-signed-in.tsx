import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { defaultMailSettings } from '../../../shared/model/notification-settings.ts';
import type { Account } from '../../../shared/model/person.ts';
import { noSocialLinks } from '../../../shared/model/social-links.ts';
import { createQueryClient } from '../../../web/api/query-client.ts';
import { AccountContext } from '../../../web/common/account/account.ts';
import { RouterNavigation } from '../../../web/app/frames/router-navigation.tsx';

/** The signed-in manager of page tests. */
export const aManagerAccount: Account = {
  id: 1001,
  uuid: '00000000-0000-8000-a000-000000001001',
  firstName: 'Daniel',
  lastName: 'Reyes',
  email: 'daniel@example.com',
  role: 'manager',
  avatar: null,
  countryId: 840,
  cityId: null,
  regionId: null,
  region: null,
  phonePrefix: null,
  phone: null,
  birthday: null,
  timeZone: 'America/New_York',
  workingHours: [],
  sbAccessToken: null,
  notificationSettings: { expiresIn: { value: 30 }, mail: defaultMailSettings },
  hasManagers: false,
  isInternal: false,
  superManagerRequestPending: false,
  socialLinks: noSocialLinks,
  createdAt: '2026-01-01T00:00:00.000Z',
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      at {pathname}
      {search}
    </p>
  );
}

/**
 * Renders a page of the signed-in area at an address that matches `path`; other addresses show as `at <path><query>`.
 * `account` is what differs of the signed-in manager.
 */
export function renderSignedIn(
  Component: ComponentType,
  { path, at = path, account = {} }: { path: string; at?: string; account?: Partial<Account> },
): RenderResult & { queryClient: QueryClient } {
  const page = (
    <RouterNavigation>
      <Component />
    </RouterNavigation>
  );
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '/*', element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  const queryClient = createQueryClient();
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <AccountContext value={{ ...aManagerAccount, ...account }}>
        <RouterProvider router={router} />
      </AccountContext>
    </QueryClientProvider>,
  );
  return { ...rendered, queryClient };
}

import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Account } from '../../../shared/model/person.ts';
import { createQueryClient } from '../../../web/api/query-client.ts';
import { RouterNavigation } from '../../../web/app/frames/router-navigation.tsx';
import { AccountContext } from '../../../web/common/account/account.ts';
import { outlineOf } from './outline.ts';

let router: ReturnType<typeof createMemoryRouter>;

/** Opens a page of the public forms at an address, after another page. */
export function open(
  Component: ComponentType,
  address: string,
  state: unknown = null,
  { account = null, pattern }: { account?: Account | null; pattern?: string } = {},
) {
  cleanup();
  const [pathname = '', search = ''] = address.split('?');
  const page = (
    <RouterNavigation>
      <AccountContext value={account}>
        <Component />
      </AccountContext>
    </RouterNavigation>
  );
  router = createMemoryRouter(
    [
      { path: pattern ?? pathname, element: page },
      { path: '/*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', { pathname, search: search && `?${search}`, state }], initialIndex: 1 },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
/** What the page's card or dialog says. */
export const said = () => outlineOf(document.querySelector('.auth-card, dialog') ?? document.body);
/** The current address, and what was passed along. */
export const at = () => [
  router.state.location.pathname + router.state.location.search,
  router.state.location.state as unknown,
];
/** Where this link leads, with what is passed along. */
export async function leadsTo(name: string): Promise<unknown[]> {
  fireEvent.click(screen.getByText(name, { selector: 'a' }));
  const there = at();
  await act(() => router.navigate(-1));
  return there;
}
/** How the last change of the address was recorded: as a step of its own, or in place. */
export const lastAction = () => router.state.historyAction;

/** Fills in fields by their labels. */
export const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

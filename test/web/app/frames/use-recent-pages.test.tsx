// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useRecentPages } from '../../../../web/app/frames/use-recent-pages.ts';
import { aManagerAccount } from '../../support/render-signed-in.tsx';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { readRecentPages } from '../../../../web/common/navigation/recent-pages.ts';

it('Each visited page is remembered under its final title', async () => {
  globalThis.history.replaceState(null, '', '/jobs');
  function Page() {
    useRecentPages();
    return <title>Jobs · HireHub</title>;
  }
  render(
    <AccountContext value={aManagerAccount}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/jobs'] })} />
    </AccountContext>,
  );
  await vi.waitFor(
    () => expect(readRecentPages(aManagerAccount.id)).toEqual([{ address: '/jobs', title: 'Jobs' }]),
    10_000,
  );
});

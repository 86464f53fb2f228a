// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../web/app/frames/page-frame.tsx';
// Loaded here, because the first call would otherwise wait for it.
import '../../../../web/api/session-transport.ts';
import { PointsPage } from '../../../../web/features/points/pages/points.tsx';
import { renderPage } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const outcomes = ['success', 'failure'] as const;
type Outcome = (typeof outcomes)[number];

/** A promise that the test ends when it has seen what is shown meanwhile. */
function held<T>() {
  let end = (_outcome: Outcome, _value: T): void => {};
  const promise = new Promise<T>((resolve, reject) => {
    end = (outcome, value) => (outcome === 'success' ? resolve(value) : reject(new Error('It failed')));
  });
  return { promise, end };
}

withSession();

it.each(outcomes)(
  'A page flow shows its loading flag from the trigger until its %s (SHELL-67, SHELL-68)',
  async (outcome) => {
    vi.stubGlobal('scrollTo', () => {});
    const page = held<null>();
    const router = createMemoryRouter(
      [
        {
          Component: PageFrame,
          children: [
            { path: '/', element: <p>Start</p> },
            {
              path: '/next',
              loader: () => page.promise,
              element: <p>Next</p>,
              errorElement: <p>It could not be shown</p>,
            },
          ],
        },
      ],
      { initialEntries: ['/'] },
    );
    render(<RouterProvider router={router} />);
    await screen.findByText('Start');
    expect(screen.queryByRole('progressbar', { name: 'Loading page' })).toBeNull();
    void router.navigate('/next');
    await screen.findByRole('progressbar', { name: 'Loading page' });
    page.end(outcome, null);
    await screen.findByText(outcome === 'success' ? 'Next' : 'It could not be shown');
    expect(screen.queryByRole('progressbar', { name: 'Loading page' })).toBeNull();
  },
);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const balance = { data: { balance: 500, earned: 500, redeemed: 0 } };
const noEntries = { data: [], meta: { total: 0, page: 1, perPage: 20 } };
const refused = { message: 'Not now', errors: [] };

it.each(outcomes)('A list shows skeletons from the trigger until its %s (SHELL-67, SHELL-68)', async (outcome) => {
  const entries = held<Response>();
  vi.stubGlobal('fetch', async (input: string | URL) =>
    String(input).includes('entries') ? entries.promise : json(balance),
  );
  renderPage(PointsPage, '/points');
  await screen.findByRole('button', { name: 'Redeem points' });
  expect(document.querySelector('.ui-skeleton-row')).not.toBeNull();
  entries.end('success', outcome === 'success' ? json(noEntries) : json(refused, 403));
  await screen.findByText(outcome === 'success' ? 'No points yet' : 'The ledger could not be loaded');
  expect(document.querySelector('.ui-skeleton-row')).toBeNull();
});

it.each(outcomes)('A modal is busy from the trigger until its %s (SHELL-67, SHELL-68)', async (outcome) => {
  const redeemed = held<Response>();
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const address = String(input);
    if (address.endsWith('/redeem')) return redeemed.promise;
    return json(address.includes('entries') ? noEntries : balance);
  });
  renderPage(PointsPage, '/points');
  await userEvent.type(await screen.findByLabelText(/Points to redeem/), '200');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem points' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Request $200' }));
  await waitFor(() => expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true'));
  redeemed.end('success', outcome === 'success' ? json(balance) : json(refused, 409));
  await screen.findByText(outcome === 'success' ? /You requested 200 points/ : 'Not now');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

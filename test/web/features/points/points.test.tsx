// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PointsStat } from '../../../../web/features/points/components/points-stat.tsx';
import { countError } from '../../../../web/features/points/components/redeem-form.tsx';
import { PointsPage } from '../../../../web/features/points/pages/points.tsx';
import { linesOf } from '../../support/page-lines.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { cellsOf } from '../../support/saved-cells.ts';
import { withSession } from '../../support/with-session.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const at = '2026-03-01T10:00:00.000Z';
const award = {
  id: 71,
  kind: 'award',
  points: 1500,
  at,
  job: { id: 5001, title: 'ICU nurse' },
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  status: null,
};
const redemption = {
  id: 72,
  kind: 'redemption',
  points: -300,
  at,
  job: null,
  candidate: null,
  status: 'requested',
  reward: 'gift_card',
};

function points(
  balance: number,
  redeemed?: { status?: number; body?: unknown },
  held: { held: number; nextRelease: { at: string; points: number } | null } = { held: 0, nextRelease: null },
) {
  const data = { balance, available: balance - held.held, ...held, earned: 1500, redeemed: 300 };
  const sent = respondToCalls({
    'GET /api/recruiter/points': { body: { data } },
    'GET /api/recruiter/points/entries?page=1': {
      body: { data: [redemption, award], meta: { total: 2, page: 1, perPage: 20 } },
    },
    'POST /api/recruiter/points/redeem': redeemed ?? { body: { data } },
  });
  renderPage(PointsPage, '/points');
  return sent;
}

async function askFor(count: string): Promise<void> {
  const form = within(await screen.findByRole('form', { name: 'Redeem points' }));
  fireEvent.change(form.getByLabelText(/Points to redeem/), { target: { value: count } });
  fireEvent.click(form.getByRole('button', { name: 'Redeem points' }));
}

async function redeem(count: string): Promise<void> {
  await askFor(count);
  fireEvent.click(await screen.findByRole('button', { name: /^Request \$/ }));
}

withSession();

it.each([
  [null, 'Required'],
  [0, 'Must be at least 1'],
  [1201, 'You have 1,200 points to redeem'],
  [1200, undefined],
])('Redeeming %s points is validated with: %s (POINTS-18)', (count, message) => {
  expect(countError(count, 1200)).toBe(message);
});

it('The points page shows the balance and the ledger that adds up to it (POINTS-12, POINTS-14)', async () => {
  points(1200);
  const rows = within(await screen.findByRole('table', { name: 'Ledger' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]?.textContent).toMatch(/^Redeemed as gift card Requested−300/);
  expect(rows[1]?.textContent).toMatch(/^Priya Iyer hired as ICU nurse\+1,500/);
  expect(screen.getByText('Balance').parentElement?.textContent).toBe('Balance1,200');
});

it('Redeeming more than the balance is refused before anything is sent (POINTS-18)', async () => {
  const sent = points(1200);
  await askFor('1300');
  expect(await screen.findByText('You have 1,200 points to redeem')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('Redeeming asks what for, shows the worth, and sends nothing before it is confirmed', async () => {
  const sent = points(1200);
  await userEvent.click(await screen.findByRole('radio', { name: /Gift card/ }));
  await askFor('300');
  expect(screen.getByText('Worth $300. 900 points stay available.')).toBeTruthy();
  const dialog = within(await screen.findByRole('dialog', { name: 'Redeem 300 points?' }));
  expect(
    dialog.getByText(/You get \$300 as gift card once it is approved, and keep 900 points to redeem/),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('Redeeming sends the count and the form of reward, confirms them and reloads the points (POINTS-18)', async () => {
  const sent = points(1200);
  await userEvent.click(await screen.findByRole('radio', { name: /Gift card/ }));
  await redeem('300');
  expect(await screen.findByText(/You requested 300 points as gift card, worth \$300/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ count: 300, reward: 'gift_card' });
  await waitFor(() => expect(sent.filter(({ address }) => address === '/api/recruiter/points')).toHaveLength(2));
});

it('A refused redemption shows the server’s reason and keeps the number (POINTS-18)', async () => {
  points(1200, { status: 409, body: { message: 'There are only 100 points left', errors: [] } });
  await redeem('300');
  expect(await screen.findByText('There are only 100 points left')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Points to redeem/).value).toBe('300');
});

it('The points page says why nothing can be redeemed without points', async () => {
  points(0);
  expect((await screen.findByRole('button', { name: 'Redeem points' })).getAttribute('aria-description')).toBe(
    'You have no points to redeem yet',
  );
});

it('Only what is not held can be redeemed, and the page says until when it is held (POINTS-18)', async () => {
  points(1200, undefined, { held: 400, nextRelease: { at: '2027-01-12T12:00:00.000Z', points: 400 } });
  expect(await screen.findByText('At most 800, worth $800.')).toBeTruthy();
  expect(screen.getByText('400 points are held until 12th Jan 2027, when the guarantee ends.')).toBeTruthy();
  expect(screen.getByText('Available').parentElement?.textContent).toBe('Available800');
  await askFor('801');
  expect(await screen.findByText('You have 800 points to redeem')).toBeTruthy();
});

it('Of several holds the page names the guarantee that ends next', async () => {
  points(1200, undefined, { held: 900, nextRelease: { at: '2027-01-12T12:00:00.000Z', points: 400 } });
  const words = '900 points are held, 400 of them until 12th Jan 2027, when a guarantee ends.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('Points that wait for somebody have no day, and the page leads to the reason', async () => {
  points(1200, undefined, { held: 900, nextRelease: null });
  expect(await screen.findByText('900 points are held, for the reasons in the ledger.')).toBeTruthy();
});

it('The ledger continues on its next page', async () => {
  const page = (number: number, entry: object) => ({
    body: { data: [entry], meta: { total: 2, page: number, perPage: 1 } },
  });
  respondToCalls({
    'GET /api/recruiter/points': {
      body: { data: { balance: 0, available: 0, held: 0, nextRelease: null, earned: 0, redeemed: 0 } },
    },
    'GET /api/recruiter/points/entries?page=1': page(1, redemption),
    'GET /api/recruiter/points/entries?page=2': page(2, award),
  });
  renderPage(PointsPage, '/points');
  await screen.findByText(/Redeemed as gift card/);
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  expect(await screen.findByText(/hired as/)).toBeTruthy();
});

it('The points page says all it has, with the way to the statement and a file of the ledger', async () => {
  points(1200, undefined, { held: 1, nextRelease: { at: '2027-01-12T12:00:00.000Z', points: 1 } });
  await screen.findByRole('table', { name: 'Ledger' });
  await screen.findByRole('form', { name: 'Redeem points' });
  expect([...document.querySelectorAll('.ui-stat')].map(({ textContent }) => textContent)).toEqual([
    'Balance1,200',
    'Available1,199',
    'Total earned1,500',
    'Total redeemed300',
  ]);
  expect(linesOf(document.body).join('\n')).toMatchInlineSnapshot(`
    "h1: Points
    link: Monthly statement → /points/statement
    lead: Every hire you bring earns the job’s bounty points.
    h2: Redeem
    p: 1 point is held until 12th Jan 2027, when the guarantee ends.
    legend: What for
    label: CashA transfer to your bank account.
    label: Gift cardA code by email.
    label: Points to redeem
    button: Redeem points
    h2: Ledger
    button: CSV, ledger
    th: What
    th: Points
    th: When
    td: Redeemed as gift card Requested
    td: −300
    td: 1st Mar 2026
    td: Priya Iyer hired as ICU nurse
    td: +1,500
    td: 1st Mar 2026"
  `);
  fireEvent.click(screen.getByRole('button', { name: 'CSV, ledger' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalled());
  expect(saveBlob.mock.lastCall?.[1]).toMatch(/^ledger-\d{4}-\d\d-\d\d\.csv$/);
  expect(await cellsOf(saveBlob.mock.lastCall?.[0] as Blob)).toEqual([
    ['What', 'Points', 'When'],
    ['Redeemed as gift card', '-300', '2026-03-01'],
    ['Hired: Priya Iyer, ICU nurse', '1500', '2026-03-01'],
  ]);
});

it('The points page without points says how to earn them, and has no file and no foot', async () => {
  respondToCalls({
    'GET /api/recruiter/points/entries?page=1': { body: { data: [], meta: { total: 0, page: 1, perPage: 20 } } },
  });
  renderPage(PointsPage, '/points');
  const empty = (await screen.findByText('No points yet')).parentElement;
  expect(empty?.textContent).toBe(
    'No points yetYou earn a job’s points when a manager closes it with a candidate you put forward.',
  );
  expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
  expect(screen.queryByText(/entries$/)).toBeNull();
});

it('Balance and ledger that could not be loaded say so each by itself, without numbers, and are loaded on another try', async () => {
  const refused = { status: 403, body: { message: 'Not now', errors: [] } };
  const answers: Parameters<typeof respondToCalls>[0] = {
    'GET /api/recruiter/points': refused,
    'GET /api/recruiter/points/entries?page=1': refused,
  };
  respondToCalls(answers);
  renderPage(PointsPage, '/points');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The balance could not be loadedNot nowTry again',
    'The ledger could not be loadedNot nowTry again',
  ]);
  expect([...document.querySelectorAll('.ui-stat-value')].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 4 }, () => '–'),
  );
  const data = { balance: 5, available: 5, held: 0, nextRelease: null, earned: 5, redeemed: 0 };
  answers['GET /api/recruiter/points'] = { body: { data } };
  answers['GET /api/recruiter/points/entries?page=1'] = {
    body: { data: [award], meta: { total: 1, page: 1, perPage: 20 } },
  };
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
  expect(await screen.findByRole('table', { name: 'Ledger' })).toBeTruthy();
  expect(await screen.findByText('At most 5, worth $5.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('A redemption that was requested leaves an empty form, and says what was requested until the next', async () => {
  points(1200);
  await redeem('300');
  const done = await screen.findByText(/^You requested/);
  expect(done.textContent).toBe(
    'You requested 300 points as cash, worth $300. We will notify you when the reward is approved.',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/Points to redeem/).value).toBe('');
  expect(screen.queryByText('Required')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Redeem points' }));
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('One point is one point, whether it is redeemed, asked for or left', async () => {
  points(2);
  await askFor('1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Redeem 1 point?' }));
  expect(dialog.getByText(/^You get/).textContent).toBe(
    'You get $1 as cash once it is approved, and keep 1 point to redeem. A request cannot be taken back.',
  );
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Request $1');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Worth $1. 1 point stays available.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Redeem points' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Request $1' }));
  expect(await screen.findByText(/^You requested 1 point as cash/)).toBeTruthy();
  expect(countError(2, 1)).toBe('You have 1 point to redeem');
});

it('A redemption that could not be sent says what to do under its number', async () => {
  points(1200, { status: 500, body: {} });
  await redeem('300');
  expect(await screen.findByText('Something went wrong! No points were redeemed. Try again.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Redeem points' }));
  expect(screen.queryByText(/^Something went wrong/)).toBeNull();
});

it('The points on the dashboard lead to the page of points, and are no number before they came', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    'GET /api/recruiter/points': { body: { data: { balance: 1200, earned: 1500 } } },
  };
  respondToCalls(answers);
  const { container } = renderPage(PointsStat, '/dashboard');
  expect(container.textContent).toBe('Points');
  expect((await screen.findByRole('link', { name: '1,200, Points' })).getAttribute('href')).toBe('/points');
  expect(container.textContent).toBe('Points1,2001,500 earned in total');
  cleanup();
  answers['GET /api/recruiter/points'] = { status: 403, body: { message: 'Not now', errors: [] } };
  renderPage(PointsStat, '/dashboard');
  expect(await screen.findByText('–')).toBeTruthy();
});

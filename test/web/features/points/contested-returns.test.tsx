// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ContestedReturns } from '../../../../web/features/points/components/contested-returns.tsx';
import { aContestedReturn } from '../../support/contested-return.ts';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';
import { withSession } from '../../support/with-session.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const contested = aContestedReturn('She is there.');
const gone = {
  ...contested,
  id: 73,
  points: 1,
  claimId: null,
  job: null,
  candidate: null,
  leaving: { ...contested.leaving, contest: null },
};
const list = 'GET /api/super-manager/contested-returns?page=1';

function show(rows: unknown[], response: { status?: number; body?: unknown } = { body: { data: { id: 72 } } }) {
  const sent = respondToCalls({
    'GET /api/super-manager/contested-returns?page=1': {
      body: { data: rows, meta: { total: rows.length, page: 1, perPage: 20 } },
    },
    'POST /api/super-manager/contested-returns/72/decide': response,
  });
  renderPage(ContestedReturns, '/dashboard');
  return sent;
}

withSession();

it('A super manager reads the words of both about a contested return', async () => {
  show([contested]);
  const row = await screen.findByRole('listitem', { name: 'Priya Iyer as ICU nurse' });
  expect(row.textContent).toContain('400 points for Priya Iyer as ICU nurse');
  expect(row.textContent).toContain('Daniel Reyes says they left on 20th Feb 2026: “She moved.”');
  expect(row.textContent).toContain('Olivia Brandt contests: “She is there.”');
  expect(within(row).getByRole('link', { name: 'Evidence: Priya Iyer' }).getAttribute('href')).toBe('/claims/9001');
});

it('A super manager decides nothing before the recruiter was heard, and reads until when they can reply (PLUS-41)', async () => {
  show([{ ...contested, leaving: { ...contested.leaving, contest: null, contestUntil: '2099-01-12T12:00:00.000Z' } }]);
  const row = await screen.findByRole('listitem', { name: 'Priya Iyer as ICU nurse' });
  expect(row.textContent).toContain('Olivia Brandt is heard first and can reply until 12th Jan 2099.');
  expect(within(row).queryAllByRole('button')).toEqual([]);
});

it.each([
  ['Take points back', 'upheld', 'Take 400 points back from Olivia Brandt?', '400 points of Olivia Brandt return.'],
  ['Let them keep points', 'restored', 'Let Olivia Brandt keep 400 points?', 'Olivia Brandt keeps 400 points.'],
])('A super manager can %s with a reason, which is required', async (verb, outcome, title, done) => {
  const sent = show([contested]);
  await userEvent.click(await screen.findByRole('button', { name: `${verb} for Priya Iyer as ICU nurse` }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: verb }));
  expect(await dialog.findByText('Required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'The contract says so.');
  await userEvent.click(dialog.getByRole('button', { name: verb }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { outcome, words: 'The contract says so.' },
  ]);
});

it('A decision that comes too late shows why', async () => {
  show([contested], { status: 409, body: { message: 'This has been decided already', errors: [] } });
  await userEvent.click(await screen.findByRole('button', { name: /^Take points back/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Yes.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take points back' }));
  expect(await dialog.findByText('This has been decided already')).toBeTruthy();
});

it('Without contested returns there is no card', async () => {
  const sent = show([]);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText('Contested returns')).toBeNull();
});

it('A decision reloads the contested returns and nothing else', async () => {
  const sent = respondToCalls({
    'GET /api/super-manager/contested-returns?page=1': {
      body: { data: [contested], meta: { total: 1, page: 1, perPage: 20 } },
    },
    'POST /api/super-manager/contested-returns/72/decide': { body: { data: { id: 72 } } },
  });
  const { queryClient } = renderSignedIn(ContestedReturns, { path: '/dashboard', account: { role: 'super_manager' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Take points back/ }));
  const dialog = within(await screen.findByRole('dialog'));
  queryClient.setQueryData(['jobs'], []);
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Yes.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take points back' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
  expect(queryClient.getQueryState(['jobs'])?.isInvalidated).toBe(false);
});

it('The file of contested returns has a named column for what each row shows', async () => {
  show([contested, gone]);
  await userEvent.click(await screen.findByRole('button', { name: 'CSV, contested returns' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalled());
  expect(await cellsOf(saveBlob.mock.lastCall?.[0] as Blob)).toEqual([
    ['Points', 'Job', 'Candidate', 'Recruiter', 'Manager', 'Left on', 'Reason', 'Contest'],
    ['400', 'ICU nurse', 'Priya Iyer', 'Olivia Brandt', 'Daniel Reyes', '2026-02-20', 'She moved.', 'She is there.'],
    ['1', '', '', 'Olivia Brandt', 'Daniel Reyes', '2026-02-20', 'She moved.', ''],
  ]);
  expect(saveBlob.mock.lastCall?.[1]).toMatch(/^contested-returns-\d{4}-\d\d-\d\d\.csv$/);
});

it('A contested return of a hire that is gone is named by what is left of it', async () => {
  show([gone]);
  const row = await screen.findByRole('listitem', { name: 'a hire' });
  expect(row.textContent).toBe(
    '1 point for a hireDaniel Reyes says they left on 20th Feb 2026: “She moved.”Take points backLet them keep points',
  );
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Take points back for a hire', 'Let them keep points for a hire']);
  cleanup();
  show([{ ...gone, job: contested.job }]);
  expect(await screen.findByRole('listitem', { name: 'a hire as ICU nurse' })).toBeTruthy();
});

it.each([
  [
    'Take points back',
    'Olivia Brandt does not get the points. Manager and recruiter read your reason. A decision is final.',
  ],
  [
    'Let them keep points',
    'Olivia Brandt keeps the points. Manager and recruiter read your reason. A decision is final.',
  ],
])('A decision to %s says before what follows from it, and is given up without a call', async (verb, lead) => {
  const sent = show([contested]);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${verb}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(lead)).toBeTruthy();
  expect(dialog.queryByText('Required')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('A decision leaves the focus on its card, which stays to say what was decided when no return is left', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [list]: { body: { data: [contested], meta: { total: 1, page: 1, perPage: 20 } } },
    'POST /api/super-manager/contested-returns/72/decide': { body: { data: { id: 72 } } },
  };
  const sent = respondToCalls(answers);
  renderPage(ContestedReturns, '/dashboard');
  fireEvent.click(await screen.findByRole('button', { name: /^Take points back/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: ' Yes. ' } });
  answers[list] = { body: { data: [], meta: { total: 0, page: 1, perPage: 20 } } };
  fireEvent.click(dialog.getByRole('button', { name: 'Take points back' }));
  const done = await screen.findByText('400 points of Olivia Brandt return.');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ outcome: 'upheld', words: 'Yes.' });
  expect(document.activeElement?.contains(done)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Contested returns' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
});

it('Contested returns that could not be loaded say why, and more than a page has a way to the rest', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [list]: { status: 409, body: { message: 'Not now', errors: [] } },
  };
  respondToCalls(answers);
  renderPage(ContestedReturns, '/dashboard');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The contested returns could not be loaded\. Not now\./,
  );
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  answers[list] = { body: { data: [contested], meta: { total: 2, page: 1, perPage: 1 } } };
  renderPage(ContestedReturns, '/dashboard');
  expect(await screen.findByText('Showing 1 of 2 contested returns')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

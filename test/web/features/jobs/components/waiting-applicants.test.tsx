// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { WaitingApplicants } from '../../../../../web/features/jobs/components/waiting-applicants.tsx';
import { renderPage, respondToCalls } from '../../../support/render-page.tsx';
import { heardLive, sayLive } from '../../../support/live-listeners.ts';
import { withSession } from '../../../support/with-session.ts';

vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));

const list = 'GET /api/manager/applications?jobId=5001&perPage=100';
const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const waiting = ['Priya Iyer', 'Arun Mehta'].map((name, place) => ({
  id: 61 + place,
  job: { id: 5001, title: 'ICU nurse' },
  candidate: { id: 3001 + place, firstName: name.split(' ')[0], lastName: name.split(' ')[1], avatar: null },
  isOpen: true,
  appliedAt: '2026-03-01T10:00:00.000Z',
  declines: place === 0 ? [{ recruiter: olivia, at: '2026-03-01T11:00:00.000Z', reason: 'No night shifts' }] : [],
}));
const rows = (data: unknown[]) => ({ body: { data, meta: { total: data.length, page: 1, perPage: 100 } } });
const shown = (answers: Parameters<typeof respondToCalls>[0], isOpen = true) => {
  const sent = respondToCalls(answers);
  renderPage(() => <WaitingApplicants jobId={5001} isOpen={isOpen} />, '/jobs/view/5001');
  return sent;
};

withSession();

it('The manager takes an applicant forward without a recruiter, whose row goes', async () => {
  const sent = shown({
    [list]: rows(waiting),
    'POST /api/manager/applications/61/take-forward': { body: { data: { jobId: 5001, candidateId: 3001 } } },
  });
  const priya = await screen.findByRole('listitem', { name: 'Priya Iyer' });
  await userEvent.click(within(priya).getByRole('button', { name: 'Take forward' }));
  expect((await screen.findByRole('link', { name: 'Open Priya' })).getAttribute('href')).toBe(
    '/jobs/5001/candidates/3001',
  );
  expect(screen.queryByRole('listitem', { name: 'Priya Iyer' })).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('The manager declines an applicant with a reason, whose row goes, and comes back when that is undone', async () => {
  const sent = shown({
    [list]: rows(waiting),
    'POST /api/manager/applications/61/decline': { body: { data: { statusChangedAt: new Date().toISOString() } } },
    'POST /api/pipeline/jobs/5001/candidates/3001/status/undo': { body: { data: {} } },
  });
  const priya = await screen.findByRole('listitem', { name: 'Priya Iyer' });
  await userEvent.click(within(priya).getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Priya Iyer?' }));
  expect(dialog.getByText(/not selected for ICU nurse/)).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'Too little experience');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/Priya Iyer is declined for the job/)).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { rejectedFor: 'experience' } });
  expect(screen.queryByRole('listitem', { name: 'Priya Iyer' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('listitem', { name: 'Priya Iyer' });
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    'Priya Iyer',
    'Arun Mehta',
  ]);
  expect(screen.queryByText(/is declined/)).toBeNull();
});

it('The decline of an applicant can be undone for ten minutes', async () => {
  const long = new Date(Date.now() - 11 * 60_000).toISOString();
  shown({
    [list]: rows(waiting),
    'POST /api/manager/applications/61/decline': { body: { data: { statusChangedAt: long } } },
  });
  const priya = await screen.findByRole('listitem', { name: 'Priya Iyer' });
  await userEvent.click(within(priya).getByRole('button', { name: 'Decline' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
  await screen.findByText(/is declined for the job/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('An applicant of a job that takes nobody right now is neither taken forward nor declined', async () => {
  respondToCalls({ 'GET /api/manager/applications?perPage=100': rows([{ ...waiting[0], isOpen: false }]) });
  renderPage(() => <WaitingApplicants />, '/dashboard');
  const priya = await screen.findByRole('listitem', { name: 'Priya Iyer, ICU nurse' });
  for (const name of ['Take forward', 'Decline'])
    expect(within(priya).getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
});

it('An applicant who could not be declined stays, and the question says why', async () => {
  shown({
    [list]: rows(waiting),
    'POST /api/manager/applications/62/decline': { status: 409, body: { message: 'Nathan accepted', errors: [] } },
  });
  const arun = await screen.findByRole('listitem', { name: 'Arun Mehta' });
  await userEvent.click(within(arun).getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText(/Nathan accepted/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('listitem', { name: 'Arun Mehta' })).toBeTruthy();
});

it('The manager’s dashboard has the applicants of every job, each with its job and the one action, done in place', async () => {
  const many = Array.from({ length: 6 }, (_, place) => ({ ...waiting[place % 2], id: 61 + place }));
  const answers: Parameters<typeof respondToCalls>[0] = {
    'GET /api/manager/applications?perPage=100': rows(many),
    'POST /api/manager/applications/61/take-forward': { body: { data: { jobId: 5001, candidateId: 3001 } } },
  };
  respondToCalls(answers);
  renderPage(() => <WaitingApplicants />, '/dashboard');
  const [first] = await screen.findAllByRole('listitem', { name: 'Priya Iyer, ICU nurse' });
  expect(within(first!).getByRole('link', { name: 'ICU nurse' }).getAttribute('href')).toBe('/jobs/view/5001');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(within(first!).getByRole('button', { name: 'Take forward' }));
  expect(await screen.findByText(/Priya Iyer is on ICU nurse/)).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Priya Iyer is on ICU nurse');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

it('An applicant says how they fit the job, with the reasons', async () => {
  const reasons = [{ about: 'skills', fit: 'part', words: '3 of 4 skills' }];
  shown({
    [list]: rows(waiting.map((row, place) => ({ ...row, match: place === 0 ? { percent: 75, reasons } : null }))),
  });
  const priya = await screen.findByRole('listitem', { name: 'Priya Iyer' });
  expect(within(priya).getByText('75 % match')).toBeTruthy();
  expect(within(within(priya).getByRole('list', { name: 'Why' })).getByText('3 of 4 skills')).toBeTruthy();
  expect(within(screen.getByRole('listitem', { name: 'Arun Mehta' })).queryByText(/match/)).toBeNull();
});

it('While one applicant is taken forward, the others can still be', async () => {
  shown({ [list]: rows(waiting) });
  const button = async (name: string) =>
    within(await screen.findByRole('listitem', { name })).getByRole('button', { name: 'Take forward' });
  const priya = await button('Priya Iyer');
  const respond = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    init?.method === 'POST' ? new Promise(() => {}) : respond(input, init),
  );
  await userEvent.click(priya);
  await vi.waitFor(() => expect(priya.getAttribute('aria-busy')).toBe('true'));
  expect((await button('Arun Mehta')).getAttribute('aria-busy')).toBeNull();
});

it('Applicants of a job appear with news of that job or after a lost connection, and not with news of another', async () => {
  const answers = { [list]: rows([]) };
  const sent = shown(answers);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  answers[list] = rows(waiting.slice(0, 1));
  sayLive('application', { jobId: 5002 });
  expect(sent).toHaveLength(1);
  sayLive('application', { jobId: 5001 });
  expect(await screen.findByRole('listitem', { name: 'Priya Iyer' })).toBeTruthy();
  answers[list] = rows(waiting);
  sayLive('catch-up');
  expect(await screen.findByRole('listitem', { name: 'Arun Mehta' })).toBeTruthy();
  cleanup();
  expect(heardLive()).toEqual([]);
});

it('Applicants of every job appear with news of any', async () => {
  const every = 'GET /api/manager/applications?perPage=100';
  const answers = { [every]: rows([]) };
  const sent = respondToCalls(answers);
  renderPage(() => <WaitingApplicants />, '/dashboard');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
  answers[every] = rows(waiting);
  sayLive('application', { jobId: 5009 });
  expect(await screen.findByRole('listitem', { name: 'Arun Mehta, ICU nurse' })).toBeTruthy();
});

it('An applicant who could not be taken forward stays, and the card says why', async () => {
  shown({
    [list]: rows(waiting),
    'POST /api/manager/applications/62/take-forward': { status: 409, body: { message: 'Nathan accepted', errors: [] } },
  });
  const arun = await screen.findByRole('listitem', { name: 'Arun Mehta' });
  await userEvent.click(within(arun).getByRole('button', { name: 'Take forward' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nathan accepted');
  expect(screen.getByRole('listitem', { name: 'Arun Mehta' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open Arun' })).toBeNull();
});

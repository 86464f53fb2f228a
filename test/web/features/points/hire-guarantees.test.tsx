// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { HireBounty } from '../../../../shared/model/points.ts';
import { HireGuarantees } from '../../../../web/features/points/components/hire-guarantees.tsx';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const [past, future] = ['2026-03-02T12:00:00.000Z', '2099-01-12T12:00:00.000Z'];
const margaret = { id: 5, firstName: 'Margaret', lastName: 'Osei', avatar: null };
const held: HireBounty = {
  id: 71,
  points: 400,
  at: '2026-03-01T12:00:00.000Z',
  job: { id: 5001, title: 'ICU nurse' },
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  recruiterId: 2001,
  heldUntil: future,
  state: 'held',
  leaving: null,
};
const said = {
  leftOn: '2026-02-20',
  reason: 'She moved.',
  saidAt: past,
  points: 400,
  contestUntil: future,
  contest: null,
  decision: null,
};
const contest = { at: past, words: 'She is there.' };
const decision = { at: past, by: margaret, words: 'So it is.' };

function show(bounty: HireBounty | null, response: { status?: number; body?: unknown } = { body: { data: bounty } }) {
  const sent = respondToCalls({
    'GET /api/manager/jobs/5001/bounties': { body: { data: bounty ? [bounty] : [] } },
    'POST /api/manager/jobs/5001/left': response,
  });
  renderPage(() => <HireGuarantees jobId={5001} isNamed={false} />, '/jobs/view/5001');
  return sent;
}

withSession();

it.each<[string, HireBounty, string]>([
  ['runs', held, 'The guarantee runs until 12th Jan 2099; until then 400 points are held.'],
  ['would have run', { ...held, state: 'returned' }, 'The guarantee would have run until 12th Jan 2099.'],
  [
    'does not exist, but whose points an operator has to look at, (PLUS-44)',
    { ...held, heldUntil: null, awaitsReview: true },
    '400 points are held until HireHub has looked at this hire: your hires earned more than usual this month.',
  ],
  [
    'ended before an operator looked at it',
    { ...held, heldUntil: past, awaitsReview: true },
    '400 points are held until HireHub has looked at this hire: your hires earned more than usual this month. The guarantee ended on 2nd Mar 2026.',
  ],
  ['ended', { ...held, state: 'available', heldUntil: past }, 'The guarantee ended on 2nd Mar 2026.'],
  [
    'has begun before the first day at work',
    { ...held, startOn: '2099-01-02' },
    'The guarantee runs until 12th Jan 2099; until then 400 points are held. The first day at work is 2nd Jan 2099.',
  ],
  [
    'is to be used',
    { ...held, leaving: said },
    'You said that the hired person left on 20th Feb 2026. The recruiter can contest this until 12th Jan 2099; then the points return.',
  ],
  [
    'was used',
    { ...held, state: 'returned', leaving: said },
    'You said that the hired person left on 20th Feb 2026. The recruiter did not contest it, so the points returned.',
  ],
  [
    'is contested',
    { ...held, leaving: { ...said, contest } },
    'You said that the hired person left on 20th Feb 2026. The recruiter contests this: “She is there.” A Super Hire manager who works with the manager, or else HireHub, decides.',
  ],
  [
    'does not matter, since the payee is contested,',
    { ...held, heldUntil: null, leaving: { ...said, about: 'payee' } },
    'You contested who earned the points: “She moved.” The recruiter can reply until 12th Jan 2099. A Super Hire manager who works with the manager, or else HireHub, decides.',
  ],
  [
    'was upheld',
    { ...held, state: 'returned', leaving: { ...said, contest, decision: { ...decision, outcome: 'upheld' } } },
    'You said that the hired person left on 20th Feb 2026. Margaret Osei decided that the points return: “So it is.”',
  ],
  [
    'was decided for the recruiter',
    { ...held, leaving: { ...said, contest, decision: { ...decision, outcome: 'restored' } } },
    'You said that the hired person left on 20th Feb 2026. Margaret Osei decided that the recruiter keeps the points: “So it is.”',
  ],
])(
  'A closed job whose guarantee %s says so, and offers the leaving only while the points are held',
  async (how, bounty, words) => {
    show(bounty);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'The hired person left' })).toHaveLength(how === 'runs' ? 1 : 0);
  },
);

it.each([
  ['nobody earned points', null],
  ['there is no guarantee', { ...held, heldUntil: null, state: 'available' as const }],
])('A closed job for which %s shows no guarantee', async (_, bounty) => {
  const sent = show(bounty);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});

async function leave(day: string, reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'The hired person left' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When did Priya Iyer leave?' }));
  if (day) fireEvent.change(dialog.getByLabelText(/Last day at work/), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: reason } });
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for the return' }));
  return dialog;
}

it('A manager says when and why the hired person left, and the page shows it', async () => {
  const sent = show(held);
  await leave('2026-03-05', 'She moved.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    rewardId: 71,
    leftOn: '2026-03-05',
    reason: 'She moved.',
  });
  await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
});

it('Each hire of a job with several openings has a guarantee of its own, by name, and is left by its own', async () => {
  const ada = {
    ...held,
    id: 72,
    points: 300,
    candidate: { id: 3002, firstName: 'Ada', lastName: 'Wells', avatar: null },
  };
  const sent = respondToCalls({
    'GET /api/manager/jobs/5001/bounties': { body: { data: [ada, held] } },
    'POST /api/manager/jobs/5001/left': { body: { data: held } },
  });
  renderPage(() => <HireGuarantees jobId={5001} isNamed />, '/jobs/view/5001');
  const runs = 'The guarantee runs until 12th Jan 2099; until then';
  await screen.findByText(`Ada Wells: ${runs} 300 points are held.`);
  screen.getByText(`Priya Iyer: ${runs} 400 points are held.`);
  fireEvent.click(screen.getAllByRole('button', { name: 'The hired person left' })[1]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'When did Priya Iyer leave?' }));
  fireEvent.change(dialog.getByLabelText(/Last day at work/), { target: { value: '2026-03-05' } });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'She moved.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for the return' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ rewardId: 71 }));
});

it('A leaving without a day is asked for it before anything is sent', async () => {
  const sent = show(held);
  const dialog = await leave('', 'She moved.');
  expect(await dialog.findByText('Required')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('A day that the server refuses is marked at its field', async () => {
  const message = 'Must not be in the future';
  show(held, { status: 400, body: { message: 'Invalid', errors: [{ key: 'leftOn', message }] } });
  const dialog = await leave('2099-03-05', 'She moved.');
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.getByLabelText(/Last day at work/).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText(/Reason/).getAttribute('aria-invalid')).not.toBe('true');
});

it('A guarantee that could not be loaded says why, and is loaded on another try', async () => {
  const call = 'GET /api/manager/jobs/5001/bounties';
  const answers: Parameters<typeof respondToCalls>[0] = {
    [call]: { status: 403, body: { message: 'Not now', errors: [] } },
  };
  respondToCalls(answers);
  renderPage(() => <HireGuarantees jobId={5001} isNamed={false} />, '/jobs/view/5001');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The guarantee of the hire could not be loaded. Not nowTry again',
  );
  answers[call] = { body: { data: [held] } };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^The guarantee runs until/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('A leaving says before what follows from it, also for somebody without a name, and is given up without a call', async () => {
  const sent = show({ ...held, points: 1, candidate: null });
  fireEvent.click(await screen.findByRole('button', { name: 'The hired person left' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When did the hired person leave?' }));
  const lead =
    'The recruiter and the candidate read the reason. The recruiter can contest it for 14 days; without that, they lose the 1 point. This cannot be taken back.';
  expect(dialog.getByText(lead)).toBeTruthy();
  expect(dialog.queryByText('Required')).toBeNull();
  fireEvent.change(dialog.getByLabelText(/Last day at work/), { target: { value: '2026-03-05' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for the return' }));
  expect(dialog.getByText('Required')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('A leaving that is refused for another reason says so under its words, and one that failed what to do', async () => {
  show(held, {
    status: 409,
    body: { message: 'The guarantee is over', errors: [{ key: 'reason', message: 'Too late' }] },
  });
  const dialog = await leave('2026-03-05', 'Moved.');
  expect(await dialog.findByText('Too late')).toBeTruthy();
  expect(dialog.getByLabelText(/Reason/).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText(/Last day at work/).getAttribute('aria-invalid')).not.toBe('true');
  cleanup();
  show(held, { status: 500, body: {} });
  const failed = await leave('2026-03-05', 'Moved.');
  expect(await failed.findByText('Something went wrong! Nothing was changed. Try again.')).toBeTruthy();
});

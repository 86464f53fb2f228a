// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import type { Account } from '../../../../shared/model/person.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { seenChannelName } from '../../../../web/features/pipeline/queries/seen-in-tabs.ts';
import { BoardPage } from '../../../../web/features/pipeline/pages/board.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { manager, onJob, superManager } from './on-job.ts';
import { withSession } from '../../support/with-session.ts';

const boardOf = 'GET /api/manager/jobs/5001/candidates';
const move = 'POST /api/pipeline/jobs/5001/candidates/3001/status';
const arun = onJob({
  candidateId: 3002,
  candidate: { id: 3002, firstName: 'Arun', lastName: 'Mehta', avatar: null },
  status: 'submitted',
});
const moved = { ...onJob({ status: 'first_interview_complete', version: 4 }), jobStatus: 'signed' };

/** Responds like a server: once a move is accepted, later responses contain it. */
function board(
  moves: Parameters<typeof respondToCalls>[0] = {},
  { account = manager, status = 'signed' }: { account?: Account; status?: JobStatus } = {},
  candidates = [onJob(), arun],
  search = '',
) {
  const job = { id: 5001, title: 'ICU nurse', status };
  const read = (candidates: CandidateOnJob[]) => ({
    body: {
      data: { job, candidates, manager: { id: manager.id, firstName: 'Daniel', lastName: 'Reyes', avatar: null } },
    },
  });
  const answers = { ...moves, [boardOf]: read(candidates) };
  const sent = respondToCalls(answers);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answered = await answer(...call);
    if (call[1]?.method === 'POST' && answered.ok)
      answers[boardOf] = read([((await answered.clone().json()) as { data: CandidateOnJob }).data, arun]);
    return answered;
  });
  renderPage(
    () => (
      <AccountContext value={account}>
        <BoardPage />
      </AccountContext>
    ),
    `/jobs/5001/candidates${search}`,
    '/jobs/:jobId/candidates',
  );
  return sent;
}

const priya = () => screen.findByRole('link', { name: /Priya Iyer/ });
const columnOf = (card: HTMLElement) => card.closest('section')?.getAttribute('aria-label');
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const posted = (sent: ReturnType<typeof respondToCalls>) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

withSession();

it('The board is read again once a candidate on its job is opened in another tab, and not for another job (PERM-37)', async () => {
  const sent = board();
  await priya();
  const otherTab = new BroadcastChannel(seenChannelName);
  otherTab.postMessage(5002);
  otherTab.postMessage(5001);
  await waitFor(() => expect(sent.filter(({ address }) => `GET ${address}` === boardOf)).toHaveLength(2));
  otherTab.close();
});

it('The board marks candidates the manager has neither viewed nor moved as new, for the manager only (PERM-37)', async () => {
  const change = { from: 'contacted', to: 'submitted', at: '2026-03-01T10:00:00.000Z' } as const;
  const isNew = async (card: Partial<CandidateOnJob>, account?: Account): Promise<boolean> => {
    board({}, account ? { account } : {}, [onJob(card)]);
    const text = (await priya()).textContent ?? '';
    cleanup();
    return text.includes('New');
  };
  expect(await isNew({ viewedAt: null })).toBe(true);
  expect(await isNew({ viewedAt: null, lastChange: { ...change, byId: 2001 } })).toBe(true);
  expect(await isNew({ viewedAt: null, lastChange: { ...change, byId: manager.id } })).toBe(false);
  expect(await isNew({ viewedAt: '2026-03-01T10:00:00.000Z' })).toBe(false);
  expect(await isNew({ viewedAt: null }, superManager)).toBe(false);
});

it('A card moves with space and arrow keys, announces each step and keeps the keyboard focus (PIPE-01)', async () => {
  const sent = board({ [move]: { body: { data: moved } } });
  (await priya()).focus();
  await userEvent.keyboard(' ');
  expect(said()).toContain('Priya is picked up');
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toContain('First Interview Complete, 4 of 9');
  await userEvent.keyboard(' ');
  await waitFor(async () => expect(columnOf(await priya())).toBe('First Interview Complete, 1'));
  expect(posted(sent)).toEqual([{ status: 'first_interview_complete', version: 3 }]);
  expect(document.activeElement?.textContent).toContain('Priya Iyer');
});

it('Escape leaves the card where it was', async () => {
  const sent = board();
  (await priya()).focus();
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  expect(said()).toContain('Priya stays in First Interview Scheduled');
  await userEvent.keyboard(' ');
  expect(said()).toContain('Priya is picked up');
  expect(posted(sent)).toEqual([]);
});

it('The arrow keys move between cards while none is picked up', async () => {
  board();
  (await priya()).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toContain('Arun Mehta');
});

it('A move shows at once, and is undone with the reason when the server refuses (PIPE-13)', async () => {
  let refuse = () => {};
  const waiting = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  board({ [move]: { status: 409, body: { message: 'Somebody else changed this meanwhile', errors: [] } } });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (call[1]?.method === 'POST') await waiting;
    return answer(...call);
  });
  (await priya()).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(async () => expect(columnOf(await priya())).toBe('First Interview Complete, 1'));
  refuse();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Priya Iyer was not moved. Somebody else changed this meanwhile',
  );
  expect(columnOf(await priya())).toBe('First Interview Scheduled, 1');
});

it('Moving a card back asks for a reason first (PIPE-14)', async () => {
  const back = { ...onJob({ status: 'submitted', version: 4 }), jobStatus: 'signed' };
  const sent = board({ [move]: { body: { data: back } } });
  (await priya()).focus();
  await userEvent.keyboard(' {ArrowLeft}');
  expect(said()).toContain('back, asks for a reason');
  await userEvent.keyboard(' ');
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(posted(sent)).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { hidden: true }), 'Wrong day');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move back', hidden: true }));
  await waitFor(() => expect(posted(sent)).toEqual([{ status: 'submitted', reason: 'Wrong day', version: 3 }]));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

it('A dragged card moves into the column where it is dropped (PIPE-01)', async () => {
  const sent = board({ [move]: { body: { data: moved } } });
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(await priya(), { dataTransfer });
  const column = screen.getByRole('region', { name: 'First Interview Complete, 0' });
  fireEvent.dragOver(column, { dataTransfer });
  expect(within(column).getByText('Move Priya here')).toBeTruthy();
  fireEvent.drop(column, { dataTransfer });
  await waitFor(() => expect(posted(sent)).toEqual([{ status: 'first_interview_complete', version: 3 }]));
});

it('A column that a card may not enter says why and sends nothing (PIPE-14)', async () => {
  const sent = board({}, { status: 'closed' });
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(await priya(), { dataTransfer });
  const column = screen.getByRole('region', { name: 'First Interview Complete, 0' });
  fireEvent.dragOver(column, { dataTransfer });
  expect(within(column).getByText('The job is closed, so candidates cannot be moved')).toBeTruthy();
  fireEvent.drop(column, { dataTransfer });
  expect(said()).toContain('Priya stays in First Interview Scheduled');
  expect(posted(sent)).toEqual([]);
});

it('The board is read-only for super managers', async () => {
  board({}, { account: superManager });
  const card = await priya();
  expect(screen.getByText(/Only Daniel Reyes and the recruiters of the job move candidates here/)).toBeTruthy();
  expect(card.getAttribute('draggable')).toBe('false');
  card.focus();
  await userEvent.keyboard(' ');
  expect(said()).not.toContain('picked up');
});

it('The board that a dashboard leads to shows exactly those who wait for what is counted, and all of them on request (PLUS-30)', async () => {
  const waiting = (candidateId: number, firstName: string, over: Partial<CandidateOnJob>) =>
    onJob({ candidateId, candidate: { id: candidateId, firstName, lastName: 'Iyer', avatar: null }, ...over });
  const [past, future] = ['2020-01-01T10:00:00.000Z', '2100-01-01T10:00:00.000Z'];
  const interview = { status: 'first_interview_scheduled' } as const;
  const everyone = [
    waiting(1, 'Submitted', { status: 'submitted' }),
    waiting(2, 'Held', { ...interview, interviewAt: past }),
    waiting(3, 'Undated', { ...interview, interviewAt: null }),
    waiting(4, 'Ahead', { ...interview, interviewAt: future }),
    waiting(5, 'Contacted', { status: 'contacted' }),
  ];
  const shown = async () =>
    (await screen.findAllByRole('link', { name: / Iyer/ })).map(
      ({ textContent }) => /Submitted|Held|Undated|Ahead|Contacted/.exec(textContent ?? '')?.[0],
    );
  const expected = { manager: ['Submitted', 'Held'], interview_undated: ['Undated'], interview_ahead: ['Ahead'] };
  for (const [waits, names] of Object.entries(expected)) {
    board({}, {}, everyone, `?waits=${waits}`);
    expect(await shown()).toEqual(names);
    expect(screen.getByText(new RegExp(`${names.length} candidates? of 5`))).toBeTruthy();
    if (waits !== 'interview_ahead') cleanup();
  }
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await shown()).toHaveLength(5);
});

it.each([
  ['leads its manager to the job, where it is recommended', manager, '/jobs/view/5001'],
  ['leads a super manager nowhere', superManager, undefined],
])('An empty board %s', async (_, account, href) => {
  board({}, { account }, []);
  expect(await screen.findByText('No candidates on this job yet')).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Open the job to recommend it' });
  expect(link?.getAttribute('href')).toBe(href);
});

it('A card that is dragged within its own status stays picked up, and says where it is over another', async () => {
  board();
  const card = await priya();
  fireEvent.dragStart(card.closest('[draggable]') ?? card, { dataTransfer: { setData() {}, setDragImage() {} } });
  fireEvent.dragOver(card.closest('section')!);
  expect(said()).toContain('Priya is picked up');
  fireEvent.dragOver(screen.getByRole('region', { name: /^First Interview Complete/ }));
  expect(said()).toContain('First Interview Complete, 4 of 9');
});

const rejected = onJob({
  candidateId: 3003,
  candidate: { id: 3003, firstName: 'Tomás', lastName: 'Núñez', avatar: null },
  status: 'rejected',
  lastChange: {
    from: 'contacted',
    to: 'rejected',
    byId: manager.id,
    at: '2026-03-01T10:00:00.000Z',
    reason: 'No licence',
  },
});

it('Who was rejected is behind the name of the last column, with the reason, until it is pressed', async () => {
  board({}, {}, [onJob(), rejected]);
  await priya();
  expect(screen.queryByRole('link', { name: /Tomás/ })).toBeNull();
  const name = within(screen.getAllByRole('region').at(-1)!).getByRole('button', {
    name: 'Rejected 1',
    expanded: false,
  });
  await userEvent.click(name);
  expect(screen.getByRole('link', { name: /Tomás Núñez.*because: ?No licence/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Rejected 1', expanded: true }));
  expect(screen.queryByRole('link', { name: /Tomás/ })).toBeNull();
});

it('A card that is moved to the rejected by keys opens their column, and the focus follows it', async () => {
  const gone = { ...onJob({ status: 'rejected', version: 4 }), jobStatus: 'signed' };
  board({ [move]: { body: { data: gone } } });
  (await priya()).focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(said()).toContain('Rejected, 9 of 9');
  await userEvent.keyboard(' ');
  const dialog = screen.queryByRole('dialog', { hidden: true });
  if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: /Reject|Move/, hidden: true }));
  await waitFor(async () => expect(columnOf(await priya())).toBe('Rejected, 1'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Priya Iyer'));
});

it('A card says when the interview is that is to come, and not one that was', async () => {
  const text = async (interviewAt: string) => {
    board({}, {}, [onJob({ interviewAt })]);
    const found = (await priya()).textContent;
    cleanup();
    return found;
  };
  expect(await text('2100-01-05T10:00:00.000Z')).toMatch(/interview on Jan 5, \d\d:\d\d [AP]M/);
  expect(await text('2020-01-05T10:00:00.000Z')).not.toContain('interview on');
});

it('A board of more than five is searched by the names of candidates and recruiters, and narrowed to those who are new', async () => {
  const many = [onJob(), arun, rejected].flatMap((one, place) =>
    [0, 1].map((copy) => ({
      ...one,
      candidateId: one.candidateId + copy * 100,
      status: 'submitted' as const,
      viewedAt: place === 1 ? '2026-03-02T10:00:00.000Z' : null,
    })),
  );
  board({}, {}, many);
  await screen.findAllByRole('link', { name: /Priya Iyer/ });
  const names = () =>
    screen
      .queryAllByRole('link', { name: /recruiter/ })
      .map(({ textContent }) => textContent?.match(/Priya|Arun|Tomás/)?.[0]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search candidate or recruiter' }), 'nunez');
  await waitFor(() => expect(names()).toEqual(['Tomás', 'Tomás']));
  expect(screen.getByText(/2 candidates of 6/)).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toHaveLength(6));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'New to you');
  expect(names()).toEqual(['Priya', 'Priya']);
  // Either choice stays when the other changes.
  await userEvent.type(screen.getByRole('searchbox'), 'nunez');
  await waitFor(() => expect(names()).toEqual([]));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Everyone');
  expect(names()).toEqual(['Tomás', 'Tomás']);
});

it('Candidates who are selected on the board are moved together', async () => {
  board();
  await priya();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Priya Iyer' }));
  const bar = screen.getByRole('group', { name: 'Selected candidates' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 2' }));
  expect(within(bar).getByRole('status').textContent).toBe('2 candidates selected');
  await userEvent.click(within(bar).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Selected candidates' })).toBeNull();
});

it('Nobody is selected on a board that is only read', async () => {
  board({}, { account: superManager });
  await priya();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

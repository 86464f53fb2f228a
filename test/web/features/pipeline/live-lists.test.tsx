// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { WaitingForMe } from '../../../../web/features/pipeline/components/waiting-for-me.tsx';
import { BoardPage } from '../../../../web/features/pipeline/pages/board.tsx';
import { useLiveBoard } from '../../../../web/features/pipeline/hooks/use-live-board.ts';
import { useLiveCandidate } from '../../../../web/features/pipeline/hooks/use-live-candidate.ts';
import { useLiveWaiting } from '../../../../web/features/pipeline/hooks/use-live-waiting.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { manager, onJob } from './on-job.ts';
import { heardLive, sayLive } from '../../support/live-listeners.ts';
import { withSession } from '../../support/with-session.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));
const hear = (type: string, message: object = {}) => act(() => sayLive(type, message));

const boardOf = 'GET /api/manager/jobs/5001/candidates';
const waitingOf = 'GET /api/manager/waiting-candidates?perPage=100';
const daniel = { id: manager.id, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const asManager = (Page: () => React.ReactNode) => () => (
  <AccountContext value={manager}>
    <Page />
  </AccountContext>
);

withSession();

function board(over: Parameters<typeof onJob>[0] = {}) {
  const body = {
    data: { job: { id: 5001, title: 'ICU nurse', status: 'signed' }, candidates: [onJob(over)], manager: daniel },
  };
  const sent = respondToCalls({ [boardOf]: { body } });
  const rendered = renderPage(asManager(BoardPage), '/jobs/5001/candidates', '/jobs/:jobId/candidates');
  const reads = () => sent.filter(({ address, method }) => `${method} ${address}` === boardOf).length;
  return { sent, reads, ...rendered };
}
const priya = () => screen.findByRole('link', { name: /Priya Iyer/ });

it('The board is read again after news of its own job, and of no other (PIPE-01)', async () => {
  const { reads, unmount } = board();
  await priya();
  hear('candidate-on-job', { jobId: 5002 });
  hear('notification', { notification: { payload: { job: { id: 5002 } } } });
  hear('notification', { notification: { payload: {} } });
  hear('candidate-on-job', { jobId: 5001 });
  await waitFor(() => expect(reads()).toBe(2));
  hear('notification', { notification: { payload: { job: { id: 5001 } } } });
  await waitFor(() => expect(reads()).toBe(3));
  hear('catch-up');
  await waitFor(() => expect(reads()).toBe(4));
  unmount();
  expect(heardLive()).toEqual([]);
});

it('Those who wait for the manager are read again after a move of anybody and a lost connection', async () => {
  const meta = { total: 1, page: 1, perPage: 100 };
  const sent = respondToCalls({ [waitingOf]: { body: { data: [onJob({ status: 'submitted' })], meta } } });
  const { unmount } = renderPage(asManager(WaitingForMe), '/dashboard');
  await priya();
  const reads = () => sent.filter(({ method }) => method === 'GET').length;
  const before = reads();
  hear('candidate-on-job', { jobId: 5001 });
  await waitFor(() => expect(reads()).toBe(before + 1));
  hear('catch-up');
  await waitFor(() => expect(reads()).toBe(before + 2));
  unmount();
  expect(heardLive()).toEqual([]);
});

it.each([
  [0, 'today'],
  [1, '1 day'],
  [12, '12 days'],
])('A card says how long its candidate has been in the status (%i days)', async (days, words) => {
  board({ statusChangedAt: new Date(Date.now() - days * 86_400_000 - 60_000).toISOString() });
  expect((await priya()).textContent).toMatch(new RegExp(`in this status ${words}$`));
});

it('A card that is put down where it was stays without a call, and a move is marked as busy until its response', async () => {
  const { sent } = board();
  const posts = () => sent.filter(({ method }) => method === 'POST').length;
  (await priya()).focus();
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
  await userEvent.keyboard('  ');
  expect(said()).toContain('Priya stays in First Interview Scheduled');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(posts()).toBe(0);
  const answer = globalThis.fetch;
  let respond = () => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (call[1]?.method === 'POST') await waiting;
    return answer(...call);
  });
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(async () => expect((await priya()).getAttribute('aria-busy')).toBe('true'));
  respond();
  await waitFor(async () => expect((await priya()).getAttribute('aria-busy')).toBeNull());
});

describe('What is on a page of the pipeline', () => {
  const listen = (use: () => void) => {
    const client = createQueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
    const wrapper = ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { unmount } = renderHook(use, { wrapper });
    return { client, unmount, keys: () => invalidate.mock.calls.map(([filter]) => filter?.queryKey) };
  };

  it('of one candidate is read again after news of that candidate on that job, and of no other', () => {
    const { keys, unmount } = listen(() => useLiveCandidate({ jobId: 5001, candidateId: 3001 }));
    hear('candidate-on-job', { jobId: 5002, candidateId: 3001 });
    hear('candidate-on-job', { jobId: 5001, candidateId: 3002 });
    expect(keys()).toEqual([]);
    hear('candidate-on-job', { jobId: 5001, candidateId: 3001 });
    hear('catch-up');
    expect(keys()).toEqual([['pipeline'], ['pipeline']]);
    unmount();
    expect(heardLive()).toEqual([]);
  });

  it.each([
    ['the board', () => useLiveBoard(5001), ['pipeline', 'board', 5001]],
    [
      'the list of whom the user interviews',
      () => useLiveBoard(5001, 'ownInterviews'),
      ['pipeline', 'own-interviews', 5001],
    ],
    ['the list of those who wait', useLiveWaiting, ['pipeline', 'waiting']],
  ])('%s is not read again while a move is on its way, whose response is newer', async (_, use, key) => {
    const { client, keys } = listen(use);
    const moving = client.getMutationCache().build(client, {
      mutationKey: ['pipeline', 'moves'],
      mutationFn: () => new Promise(() => {}),
    });
    void moving.execute(undefined);
    hear('candidate-on-job', { jobId: 5001 });
    hear('catch-up');
    expect(keys()).toEqual([]);
    client.getMutationCache().clear();
    hear('candidate-on-job', { jobId: 5001 });
    hear('catch-up');
    expect(keys()).toEqual([key, key]);
  });

  it('of the board belongs to its job, whatever else a notification is about', () => {
    const { keys } = listen(() => useLiveBoard(5001));
    for (const payload of [{}, { job: null }, { job: { id: 5002 } }])
      hear('notification', { notification: { payload } });
    expect(keys()).toEqual([]);
    hear('notification', { notification: { payload: { job: { id: 5001 } } } });
    expect(keys()).toEqual([['pipeline', 'board', 5001]]);
  });
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveUpdate } from '../../../../shared/model/live-update.ts';
import { catchUpLive, startLiveUpdates, stopLiveUpdates } from '../../../../web/api/live-updates.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { gathering, secondLook, useLiveWork } from '../../../../web/app/frames/use-live-work.ts';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { candidateJobKeys } from '../../../../web/common/query-keys/candidate-jobs.ts';
import { jobKeys } from '../../../../web/common/query-keys/jobs.ts';
import { pipelineKeys } from '../../../../web/features/pipeline/queries/keys.ts';
import { FakeSocket, playSocket } from '../../support/fake-socket.ts';
import { respondToCalls } from '../../support/render-page.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const keys = {
  dashboard: jobKeys.dashboards,
  job: jobKeys.one(7),
  'own jobs': candidateJobKeys.lists,
  waiting: pipelineKeys.waiting,
  skills: ['skills'],
};
const reads: Record<string, number> = {};
let client: QueryClient;
let sent: ReturnType<typeof respondToCalls>;

function Open({ what, queryKey }: { what: string; queryKey: readonly unknown[] }) {
  useQuery({ queryKey, queryFn: () => (reads[what] = (reads[what] ?? 0) + 1), staleTime: Infinity });
  return null;
}

function Pages() {
  useLiveWork();
  return Object.entries(keys).map(([what, queryKey]) => <Open key={what} what={what} queryKey={queryKey} />);
}

beforeEach(async () => {
  for (const what of Object.keys(keys)) reads[what] = 0;
  playSocket();
  sent = respondToCalls({ 'POST /api/ws/ticket': { body: { data: { ticket: 'a-ticket' } } } });
  beginSession(token, true);
  client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Pages />
    </QueryClientProvider>,
  );
  startLiveUpdates();
  await vi.waitUntil(() => FakeSocket.opened.length === 1, 10_000);
  FakeSocket.opened[0]!.accept();
  await vi.waitUntil(() => Object.values(reads).every((count) => count === 1), 10_000);
});
afterEach(() => {
  stopLiveUpdates();
  endSession();
});
const say = (...updates: LiveUpdate[]) => {
  for (const update of updates) FakeSocket.opened[0]!.say(update);
};

it.each<LiveUpdate>([
  { type: 'job', jobId: 7 },
  { type: 'jobs' },
  { type: 'application', jobId: 7, candidateId: 9 },
  { type: 'candidate-on-job', jobId: 7, candidateId: 9, version: 2 },
  { type: 'claim', claimId: 5 },
  { type: 'figures' },
])('What shows jobs and who is on them is read again after a message of $type', async (update) => {
  say(update);
  await waitFor(() => expect(reads).toEqual({ dashboard: 2, job: 2, 'own jobs': 2, waiting: 2, skills: 1 }));
});

it('Messages of one act lead to one reading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  say(
    { type: 'job', jobId: 7 },
    { type: 'candidate-on-job', jobId: 7, candidateId: 9, version: 2 },
    { type: 'figures' },
  );
  await vi.advanceTimersByTimeAsync(3 * gathering);
  expect(reads['job']).toBe(2);
});

it('Lists are read once more after a changed job, whose reactions may come after its message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  say({ type: 'job', jobId: 7 });
  await vi.advanceTimersByTimeAsync(secondLook - 1);
  expect(reads['waiting']).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * gathering);
  expect(reads['waiting']).toBe(3);
});

it('Nothing is read while a move of one’s own is being saved, and afterwards it is', async () => {
  const saved = Promise.withResolvers<void>();
  const moving = client
    .getMutationCache()
    .build(client, { mutationKey: pipelineKeys.moves, mutationFn: () => saved.promise })
    .execute(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  say({ type: 'candidate-on-job', jobId: 7, candidateId: 9, version: 2 });
  await vi.advanceTimersByTimeAsync(3 * gathering);
  expect(reads['job']).toBe(1);
  saved.resolve();
  await moving;
  await vi.advanceTimersByTimeAsync(2 * gathering);
  expect(reads['job']).toBe(2);
});

it.each<LiveUpdate>([
  { type: 'join-invitation', invitationId: 5 },
  { type: 'employment', managerId: 1, recruiterId: 2 },
  { type: 'work-request', requestId: 4 },
  { type: 'collaboration', requestId: 3 },
])('Everything is read again after a message of $type (PLUS-53)', async (update) => {
  say(update);
  await waitFor(() => expect(Object.values(reads)).toEqual([2, 2, 2, 2, 2]));
});

it('What the user may do now is in the token and on every page after a message of rights (PLUS-53)', async () => {
  say({ type: 'rights' });
  await waitFor(() => expect(Object.values(reads)).toEqual([2, 2, 2, 2, 2]));
  expect(sent.map(({ address }) => address)).toContain('/api/auth/refresh');
});

it('What shows jobs, and the user’s own account, are read again after a lost connection', async () => {
  const invalidated = vi.spyOn(client, 'invalidateQueries');
  catchUpLive();
  await waitFor(() => expect(reads).toEqual({ dashboard: 2, job: 2, 'own jobs': 2, waiting: 2, skills: 1 }));
  expect(invalidated).toHaveBeenCalledWith({ queryKey: accountQuery.queryKey });
});

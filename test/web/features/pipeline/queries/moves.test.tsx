// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardQuery } from '../../../../../web/features/pipeline/queries/board.ts';
import { candidateOnJobQuery } from '../../../../../web/features/pipeline/queries/candidate-on-job.ts';
import { useChangeCandidateStatus } from '../../../../../web/features/pipeline/queries/change-candidate-status.ts';
import { useChangeInterviewDate } from '../../../../../web/features/pipeline/queries/change-interview-date.ts';
import { useMoveCandidates } from '../../../../../web/features/pipeline/queries/move-candidates.ts';
import { beginChanges, client, make, reloaded } from '../../../support/changes.tsx';
import { responses, sentCalls } from '../../../support/recorded-api.ts';
import { onJob } from '../on-job.ts';

vi.mock('../../../../../web/api/api.ts', async () => ({
  api: (await import('../../../support/recorded-api.ts')).recordedApi,
}));

beforeEach(beginChanges);

const pair = { jobId: 5001, candidateId: 3001 };
const card = onJob();

describe('A move on the board', () => {
  const other = onJob({ candidateId: 3002 });
  const { queryKey } = boardQuery(5001);
  const shown = () => client.getQueryData(queryKey)?.candidates.map(({ candidateId, status }) => [candidateId, status]);
  const move = () => useChangeCandidateStatus().move;
  const [here, there] = ['first_interview_scheduled', 'candidate_selected'] as const;
  beforeEach(() => client.setQueryData(queryKey, { job: { id: 5001 }, candidates: [card, other] } as never));

  it.each([
    ['is shown before the response', {}, there],
    ['with a reason waits for the response', { reason: 'Late' }, here],
    ['with a date waits for the response', { interviewAt: '2026-12-01T10:00:00.000Z' }, here],
  ])('%s, and taken back where the server refuses', async (_, details, meanwhile) => {
    const { promise, reject } = Promise.withResolvers();
    responses.set('pipeline.changeCandidateStatus', promise);
    const ended = make(move, { candidate: card, status: there, ...details });
    await vi.waitFor(() => expect(sentCalls).toHaveLength(1));
    expect(shown()).toEqual([
      [3001, meanwhile],
      [3002, here],
    ]);
    reject(new Error('no network'));
    expect(await ended).toBe(false);
    expect(client.getQueryData(queryKey)?.candidates).toEqual([card, other]);
  });

  it.each([
    ['a move', move, 'pipeline.changeCandidateStatus'],
    ['an undo', () => useChangeCandidateStatus().undo, 'pipeline.undoCandidateStatus'],
  ])(
    '%s shows the response on the board and on the page of the candidate, which keeps its story',
    async (_, use, call) => {
      const record = candidateOnJobQuery(pair).queryKey;
      const data = onJob({ status: there, version: 4 });
      responses.set(call, { data });
      await make(use, { candidate: card, status: there });
      expect([client.getQueryData(record), client.getQueryData(queryKey)?.candidates]).toEqual([
        undefined,
        [data, other],
      ]);
      client.setQueryData(record, { ...card, timeline: 'The story' } as never);
      await make(use, { candidate: card, status: there });
      expect(client.getQueryData(record)).toEqual({ ...data, timeline: 'The story' });
    },
  );
});

it('A new date of an interview is shown on the page of the candidate, which keeps its story', async () => {
  const { queryKey } = candidateOnJobQuery(pair);
  const data = onJob({ interviewAt: '2026-12-01T10:00:00.000Z', version: 4 });
  responses.set('pipeline.changeInterviewDate', { data });
  await make(() => useChangeInterviewDate(card), data.interviewAt);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, { ...card, timeline: 'The story' } as never);
  await make(() => useChangeInterviewDate(card), data.interviewAt);
  expect(client.getQueryData(queryKey)).toEqual({ ...data, timeline: 'The story' });
});

describe('Several candidates are moved together', () => {
  const many = Array.from({ length: 1001 }, (_, place) => onJob({ candidateId: place + 1, version: place }));
  const wish = { candidates: many, status: 'rejected', reason: 'Filled' };
  const named = (call: number) => (sentCalls[call]![1] as { body: { candidates: object[] } }).body;
  const move = () => useMoveCandidates(5001);

  it('in as many calls as they need, each with the wish and the versions', async () => {
    responses.set('pipeline.moveCandidates', { data: { results: many.slice(0, 500) } });
    await make(move, wish);
    expect(sentCalls.map(([name, given]) => [name, (given as { params: object }).params])).toEqual(
      Array.from({ length: 3 }, () => ['pipeline.moveCandidates', { jobId: 5001 }]),
    );
    const last = { candidateId: 1001, version: 1000 };
    expect(named(2)).toEqual({ status: 'rejected', reason: 'Filled', candidates: [last] });
    expect([named(0).candidates.length, named(1).candidates[0]]).toEqual([500, { candidateId: 501, version: 500 }]);
    expect(reloaded).toEqual([['pipeline'], ['jobs', 5001]]);
  });

  it('and nobody, where the first call fails', async () => {
    responses.set('pipeline.moveCandidates', new Error('no network'));
    expect(await make(move, wish)).toBe(false);
    expect([sentCalls.length, reloaded]).toEqual([1, [['pipeline'], ['jobs', 5001]]]);
  });
});

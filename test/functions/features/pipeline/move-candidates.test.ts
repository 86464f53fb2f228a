import { describe, expect, it } from 'vitest';
import { moveCandidatesHandler } from '../../../../functions/features/pipeline/move-candidates.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { pipeline } from '../../../../shared/contract/pipeline.ts';
import { anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('Several candidates of a job', () => {
  let nextCandidate = 40_000;
  const hiring = withLocalTable(openHiring);
  const move = (jobId: number, body: object, actor = hiring.manager) =>
    handled(
      moveCandidatesHandler,
      { params: { jobId }, actor, body },
      { ...hiring, pipelineStore: pipelineStore(hiring.table) },
    );
  async function aJobWith(candidates: number) {
    const { id: jobId } = await hiring.aPostedJob();
    const ids = Array.from({ length: candidates }, () => nextCandidate++);
    for (const id of ids) await hiring.accepted(await hiring.applied(jobId, anActor('candidate', { id })));
    return { jobId, ids };
  }

  it('are moved together, each with a result of their own: one who cannot be moved keeps nobody else (PLUS-22)', async () => {
    const { jobId, ids } = await aJobWith(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await move(jobId, { status: 'submitted', candidates: [{ candidateId: second }] });
    const { result } = await move(jobId, {
      status: 'submitted',
      candidates: [
        { candidateId: first, version: 1 },
        { candidateId: second },
        { candidateId: third, version: 7 },
        { candidateId: 1 },
        { candidateId: fourth },
      ],
    });
    expect(result.jobStatus).toBe('signed');
    expect(result.results.map(({ candidateId, onJob, refusal }) => [candidateId, onJob?.status, refusal])).toEqual([
      [first, 'submitted', null],
      [second, undefined, 'The candidate is already in Submitted'],
      [third, undefined, 'Someone else has just moved this candidate; reload and try again'],
      [1, undefined, 'This candidate is not on this job'],
      [fourth, 'submitted', null],
    ]);
  });

  it('keep the reason that was given for all of them, and none moves back without one (PLUS-22)', async () => {
    const { jobId, ids } = await aJobWith(2);
    const candidates = ids.map((candidateId) => ({ candidateId }));
    await move(jobId, { status: 'rejected', reason: 'The team has decided', candidates });
    const refused = await move(jobId, { status: 'submitted', candidates });
    expect(refused.result.results.map(({ refusal }) => refusal)).toEqual([
      'Enter why the candidate moves back',
      'Enter why the candidate moves back',
    ]);
    const store = pipelineStore(hiring.table);
    for (const candidateId of ids) {
      const { events } = await store.story({ jobId, candidateId }, hiring.manager);
      expect(events[0]?.data).toMatchObject({ to: 'rejected', reason: 'The team has decided' });
    }
  });

  it('of 120 are read in two calls and each has a result', async () => {
    const { jobId, ids } = await aJobWith(1);
    const candidates = [...ids, ...Array.from({ length: 119 }, (_, place) => 90_000 + place)].map((candidateId) => ({
      candidateId,
    }));
    const { result } = await move(jobId, { status: 'submitted', candidates });
    expect(result.results.map(({ candidateId }) => candidateId)).toEqual(
      candidates.map(({ candidateId }) => candidateId),
    );
    expect(result.results.filter(({ onJob }) => onJob)).toHaveLength(1);
  });

  it('of another manager’s job are not moved, nor those of none', async () => {
    const { jobId, ids } = await aJobWith(1);
    const body = { status: 'submitted', candidates: [{ candidateId: ids[0] }] };
    await expect(move(jobId, body, anActor('manager', { id: 1998 }))).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'This job belongs to another manager',
    });
    await expect(move(77, body)).rejects.toMatchObject({ kind: 'notFound', message: 'There is no such job' });
  });

  it('are named at least one, at most 500 and each once', () => {
    const { body } = pipeline.moveCandidates.request;
    const some = (count: number) => Array.from({ length: count }, (_, place) => ({ candidateId: place + 1 }));
    const problem = (candidates: object[]) =>
      body.safeParse({ status: 'rejected', candidates }).error?.issues[0]?.message;
    expect(problem(some(500))).toBeUndefined();
    expect(problem(some(501))).toBe('At most 500 candidates move together');
    expect(problem([])).toBe('Choose at least one candidate');
    expect(problem([...some(1), ...some(1)])).toBe('Each candidate can be named once');
  });
});

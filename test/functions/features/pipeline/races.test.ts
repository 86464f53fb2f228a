import { describe, expect, it } from 'vitest';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { verifyAudit } from '../../../../functions/features/operator/verify-audit.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { moveCandidatesHandler } from '../../../../functions/features/pipeline/move-candidates.handler.ts';
import { undoCandidateStatusHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { TableBusy } from '../../../../functions/platform/table/table-busy.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const rivals = 50;
const each = Array.from({ length: rivals }, (_, number) => number);
// After these a rival knows what happened and what to do; TableBusy becomes 503 with Retry-After.
const isClear = (reason: unknown) =>
  reason instanceof TableBusy || ['conflict', 'invalid'].includes((reason as { kind?: string }).kind ?? '');

describe('Fifty rivals at the same moment', { timeout: 60_000 }, () => {
  let nextCandidate = 30_000;
  const hiring = withLocalTable(openHiring);
  const needs = () => ({ ...hiring, pipelineStore: pipelineStore(hiring.table) });

  /** An open job with so many candidates in Contacted. */
  async function aJobWith(candidates: number) {
    const { id: jobId, version } = await hiring.aPostedJob();
    const candidateIds = Array.from({ length: candidates }, () => nextCandidate++);
    for (const id of candidateIds) await hiring.accepted(await hiring.applied(jobId, anActor('candidate', { id })));
    return { jobId, version, candidateIds };
  }

  async function outcomesOf(tasks: Promise<unknown>[]) {
    const settled = await Promise.allSettled(tasks);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused.filter((reason) => !isClear(reason))).toEqual([]);
    return settled.length - refused.length;
  }

  async function auditFaults(jobId: number) {
    const store = auditStore(hiring.table);
    const onJob = await store.candidatesOn(jobId);
    return (await Promise.all(onJob.map(async (one) => verifyAudit(one, await store.linesOf(one))))).flat();
  }

  it('who move one candidate: one does, the story has one line more, and the others learn why not (PIPE-13)', async () => {
    const { jobId, candidateIds } = await aJobWith(1);
    const params = { jobId, candidateId: candidateIds[0]! };
    const winners = await outcomesOf(
      each.map((number) =>
        handled(
          changeCandidateStatusHandler,
          { params, actor: hiring.manager, body: { status: pipelineStatuses[1 + (number % 8)], version: 1 } },
          needs(),
        ),
      ),
    );
    expect(winners).toBe(1);
    expect(await hiring.eventsOf(keys.candidateOnJobSubject(jobId, params.candidateId))).toEqual([
      'self-assignment-accepted',
      'candidate-status-changed',
    ]);
    expect(await auditFaults(jobId)).toEqual([]);
  });

  it('who undo the move that they saw: none does after a later one, one does otherwise (PLUS-11)', async () => {
    const { jobId, candidateIds } = await aJobWith(1);
    const params = { jobId, candidateId: candidateIds[0]! };
    const at = { params, actor: hiring.manager };
    for (const status of ['submitted', 'first_interview_complete'])
      await handled(changeCandidateStatusHandler, { ...at, body: { status } }, needs());
    const undo = (version: number) => handled(undoCandidateStatusHandler, { ...at, body: { version } }, needs());
    const settled = await Promise.allSettled(each.map(async () => undo(2)));
    expect(settled.map((one) => one.status === 'rejected' && (one.reason as { kind: string }).kind)).toEqual(
      each.map(() => 'conflict'),
    );
    expect(await outcomesOf(each.map(async () => undo(3)))).toBe(1);
    expect((await needs().pipelineStore.position(params, hiring.manager)).onJob.status).toBe('submitted');
  });

  it('who move the same three candidates together: each candidate is moved once, and every list has a result for each (PLUS-22)', async () => {
    const { jobId, candidateIds } = await aJobWith(3);
    const candidates = candidateIds.map((candidateId) => ({ candidateId, version: 1 }));
    const results = await Promise.all(
      each.map(() =>
        handled(
          moveCandidatesHandler,
          { params: { jobId }, actor: hiring.manager, body: { status: 'submitted', candidates } },
          needs(),
        ),
      ),
    );
    const all = results.flatMap(({ result }) => result.results);
    expect(results.every(({ result }) => result.results.length === 3)).toBe(true);
    for (const id of candidateIds)
      expect(all.filter(({ candidateId, onJob }) => candidateId === id && onJob)).toHaveLength(1);
    expect(all.every(({ onJob, refusal }) => (onJob === null) === (refusal !== null))).toBe(true);
    const onJob = await auditStore(hiring.table).candidatesOn(jobId);
    expect(onJob.map(({ status, version }) => [status, version])).toEqual(candidateIds.map(() => ['submitted', 2]));
    expect(await auditFaults(jobId)).toEqual([]);
  });

  it('who close one job: one does, the totals count it once, and its points are owed once (JOB-45)', async () => {
    const { jobId, candidateIds } = await aJobWith(1);
    const totals = async () => (await hiring.jobsStore.pageOfEveryone('closed', { perPage: 1 })).total;
    const before = await totals();
    const winners = await outcomesOf(
      each.map(() =>
        handled(
          closeJobHandler,
          {
            params: { id: jobId },
            actor: hiring.manager,
            body: { candidateId: candidateIds[0], recruiterId: hiring.recruiter.id },
          },
          hiring,
        ),
      ),
    );
    expect(winners).toBe(1);
    expect(await totals()).toBe(before + 1);
    const events = await hiring.table.query(keys.eventsOf(keys.jobSubject(jobId)));
    const closings = events.flatMap(({ event }) => (event.type === 'job-closed' ? [event] : []));
    expect(closings).toHaveLength(1);
    // The bus may deliver the closing more than once.
    const award = awardPoints(closings[0]!)!;
    await Promise.all(each.map(() => pointsStore(hiring.table).saveAward(award, 100_000)));
    expect(await pointsStore(hiring.table).balance(hiring.recruiter.id)).toMatchObject({ balance: 500 });
  });

  it('who edit one job: one does, and the others are asked to reload', async () => {
    const { jobId, version } = await aJobWith(0);
    const winners = await outcomesOf(
      each.map((number) =>
        handled(
          changeJobHandler,
          {
            params: { id: jobId },
            actor: hiring.manager,
            body: { title: `ICU nurse ${number}`, description: 'Care.', points: 500, version },
          },
          hiring,
        ),
      ),
    );
    expect(winners).toBe(1);
    expect(await hiring.jobsStore.job(jobId)).toMatchObject({ version: version + 1 });
  });

  it('who close, move, bulk move and edit one job leave no move after its closing and a sound audit trail', async () => {
    const { jobId, version, candidateIds } = await aJobWith(5);
    const actor = hiring.manager;
    const tasks = each.map((number) => {
      const candidateId = candidateIds[number % 5]!;
      const status = pipelineStatuses[1 + (number % 8)];
      if (number % 4 === 0) return handled(closeJobHandler, { params: { id: jobId }, actor, body: {} }, hiring);
      if (number % 4 === 1)
        return handled(
          changeCandidateStatusHandler,
          { params: { jobId, candidateId }, actor, body: { status, reason: 'so' } },
          needs(),
        );
      if (number % 4 === 2)
        return handled(
          moveCandidatesHandler,
          { params: { jobId }, actor, body: { status, reason: 'so', candidates: [{ candidateId }] } },
          needs(),
        );
      const body = { title: `ICU nurse ${number}`, description: 'Care.', points: 500, version };
      return handled(changeJobHandler, { params: { id: jobId }, actor, body }, hiring);
    });
    await outcomesOf(tasks);
    const job = await hiring.jobsStore.job(jobId);
    // At most one edit of this version, and one closing.
    expect(['signed', 'closed']).toContain(job?.status);
    expect(job?.version).toBeLessThanOrEqual(version + 2);
    expect(await auditFaults(jobId)).toEqual([]);
    const onJob = await auditStore(hiring.table).candidatesOn(jobId);
    for (const { candidateId, version: moves } of onJob)
      expect(await hiring.eventsOf(keys.candidateOnJobSubject(jobId, candidateId))).toHaveLength(moves);
  });
});

import { expect, it } from 'vitest';
import {
  closeJobHandler,
  fillOpeningHandler,
  reopenJobHandler,
} from '../../../../functions/features/jobs/job-status.handlers.ts';
import { listClosingCandidatesHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { awardHire } from '../../../../functions/features/points/award-hire.steps.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { undoCandidateStatusHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { openClaims } from '../../features/claims/claims-world.ts';

const world = withLocalTable(openClaims);

it('A job for two people stays open after the first hire, and each hire earns its points (PLUS-50)', async () => {
  const { table, manager, clock } = world;
  const rosa = await world.aPerson('recruiter');
  const [ada, ben] = [await world.aPerson('candidate'), await world.aPerson('candidate')];
  const job = await world.aClientsJob();
  await table.writeOne({ update: keys.job(job.id), set: { openings: 2 } });
  for (const one of [ada, ben]) await world.confirm(one, (await world.propose(rosa, one, job.id)).id);
  const params = { id: job.id };
  const stored = async () => (await table.get(keys.job(job.id), { consistent: true }))!;
  const earn = async (type: 'opening-filled' | 'job-closed') => {
    const event = (await storedEvents(table, keys.jobSubject(job.id), type)).at(-1)!;
    const points = pointsStore(table);
    await awardHire(event, {
      ...points,
      inviterOf: async () => undefined,
      decidersFor: async () => [],
      isVerifiedManager: async () => true,
      referralShare: () => 10,
      monthlyCap: () => 100_000,
    });
    return (await points.balance(rosa.id)).balance;
  };
  const hire = { params, body: { candidateId: ada.id }, actor: manager };
  await handled(fillOpeningHandler, hire, world);
  expect(await stored()).toMatchObject({ status: 'signed', filled: 1, closed: null });
  expect(await earn('opening-filled')).toBe(500);
  expect((await refusalOf(handled(fillOpeningHandler, hire, world))).kind).toBe('conflict');
  const asked = await handled(listClosingCandidatesHandler, { params, query: {}, actor: manager }, world);
  expect(asked.result.candidates.map(({ candidateId }) => candidateId)).toEqual([ben.id]);
  await handled(closeJobHandler, { params, body: { candidateId: ben.id }, actor: manager }, world);
  expect(await stored()).toMatchObject({ status: 'closed', filled: 2, closed: { candidate: { id: ben.id } } });
  expect(await earn('job-closed')).toBe(1000);

  // A hire that a move takes back is no filled opening any more, and is one again when the move is undone.
  await handled(reopenJobHandler, { params, actor: manager }, world);
  const place = { jobId: job.id, candidateId: ada.id };
  const needs = { pipelineStore: pipelineStore(table), clock };
  const back = { status: 'candidate_selected', reason: 'Hired by mistake' };
  await handled(changeCandidateStatusHandler, { params: place, body: back, actor: manager }, needs);
  const hired = async () => (await table.get(keys.candidateOnJob(job.id, ada.id), { consistent: true }))?.hired;
  expect([(await stored()).filled, await hired()]).toEqual([1, undefined]);
  await handled(undoCandidateStatusHandler, { params: place, body: {}, actor: manager }, needs);
  expect([(await stored()).filled, await hired()]).toEqual([2, expect.objectContaining({ startOn: null })]);
});

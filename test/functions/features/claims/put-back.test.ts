import { beforeEach, describe, expect, it } from 'vitest';
import { listSelfAssignmentsHandler } from '../../../../functions/features/applications/self-assignment.handlers.ts';
import { takeApplicantForwardHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { declineClaimHandler, endCandidateClaimHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { checkAudit } from '../../../../functions/features/operator/check-audit.steps.ts';
import type { Refusal } from '../../../../functions/platform/door/refusal.ts';
import { listRecruiterJobsHandler } from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { listCandidateJobNotesHandler } from '../../../../functions/features/pipeline/candidate-note.handlers.ts';
import { listTimelineHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { changeCandidateStatus } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { countEvent } from '../../../../functions/domain/counters/counted-event.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { selfAssignmentRestoredExamples } from '../../../../events/applications/self-assignment-restored.ts';
import { aClock, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import type { ClaimsWorld } from './claims-world.ts';
import { openClaims } from './claims-world.ts';

describe('A candidate who does not want the recruiter who accepted their application', () => {
  let world: ClaimsWorld;
  let [rosa, carl, ada] = [] as unknown as [Actor, Actor, Actor];
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
    [rosa, carl] = [await world.aPerson('recruiter'), await world.aPerson('recruiter')];
  });
  beforeEach(async () => {
    world.clock.set(someTime);
    ada = await world.aPerson('candidate');
  });

  const days = (count: number) => new Date(Date.parse(someTime) + count * 86_400_000).toISOString();
  const place = (jobId: number) => world.table.get(keys.candidateOnJob(jobId, ada.id));
  const application = (jobId: number) => world.table.get(keys.application(ada.id, jobId));
  const count = async (jobId: number) => (await world.table.get(keys.job(jobId)))?.candidatesCount;
  const waitingFor = async (actor: Actor, jobId: number) => {
    const { result } = await handled(listSelfAssignmentsHandler, { query: { page: 1, perPage: 100 }, actor }, world);
    return result.data.some(({ job }) => job.id === jobId);
  };
  async function accepted() {
    const job = await world.aClientsJob();
    const id = await world.applied(job.id, ada);
    await world.accepted(id, rosa);
    const [claim] = await world.claimsStore.claimsOfCandidate(ada.id);
    return { job, id, claimId: claim?.id ?? 0 };
  }
  const readsStory = async (actor: Actor, jobId: number) => {
    const params = { jobId, candidateId: ada.id };
    const pipeline = { pipelineStore: pipelineStore(world.table) };
    const call = { params, query: { page: 1, perPage: 25 }, actor };
    const [timeline, notes] = await Promise.allSettled([
      handled(listTimelineHandler, call, pipeline),
      handled(listCandidateJobNotesHandler, call, pipeline),
    ]);
    expect(timeline.status).toBe(notes.status);
    return timeline.status === 'fulfilled' || (timeline.reason as Refusal).kind;
  };
  /** The candidate's no: to the question that the recruiter's acceptance asks, or to the claim. */
  const end = async (id: number, at = someTime) => {
    const isAsked = (await world.claimsStore.claim(id))?.state === 'proposed';
    const given = { params: { id }, body: {}, actor: ada };
    const needs = { ...world, clock: aClock(at) };
    return isAsked ? handled(declineClaimHandler, given, needs) : handled(endCandidateClaimHandler, given, needs);
  };

  it('has the application put back within seven days: it waits for the others, and not for that recruiter (PLUS-02)', async () => {
    const { job, id, claimId } = await accepted();
    expect(await count(job.id)).toBe(1);
    await end(claimId, days(7));
    expect([await place(job.id), await count(job.id)]).toEqual([undefined, 0]);
    expect(await application(job.id)).toMatchObject({ id, state: 'waiting', notBy: [rosa.id] });
    expect([await waitingFor(rosa, job.id), await waitingFor(carl, job.id)]).toEqual([false, true]);
    expect(await refusalOf(world.accepted(id, rosa))).toMatchObject({ kind: 'forbidden' });
    expect(await world.eventsOf(keys.applicationSubject(id))).toContain('self-assignment-restored');
    // The introduction is free, and the audit trail goes on where it ended.
    await world.accepted(id, carl);
    expect(await readsStory(carl, job.id)).toBe(true);
    expect(await place(job.id)).toMatchObject({ recruiterId: carl.id, version: 2 });
    expect((await checkAudit(auditStore(world.table))).faults).toEqual([]);
  });

  it('leaves the job to that recruiter as one on which they have begun nothing', async () => {
    const { job, claimId } = await accepted();
    const isListed = async (status: 'new' | 'in_progress') => {
      const query = { status, page: 1, perPage: 100 };
      return (await resultOf(listRecruiterJobsHandler, { query, actor: rosa }, world)).data.some(
        ({ id }) => id === job.id,
      );
    };
    expect([await isListed('new'), await isListed('in_progress')]).toEqual([false, true]);
    await end(claimId);
    expect([await isListed('new'), await isListed('in_progress')]).toEqual([true, false]);
  });

  it('is read about by that recruiter no more, whether they are off the job or stay on it (PLUS-02)', async () => {
    const early = await accepted();
    expect(await readsStory(rosa, early.job.id)).toBe(true);
    await end(early.claimId);
    expect([await readsStory(rosa, early.job.id), await readsStory(world.manager, early.job.id)]).toEqual([
      'forbidden',
      true,
    ]);
    const late = await accepted();
    await end(late.claimId, days(8));
    expect([await readsStory(rosa, late.job.id), await readsStory(world.manager, late.job.id)]).toEqual([
      'forbidden',
      true,
    ]);
  });

  it('stays on the job with the manager alone after seven days, after a move, and where the manager took them forward', async () => {
    const late = await accepted();
    await end(late.claimId, days(7.01));
    expect(await place(late.job.id)).toMatchObject({ recruiterId: null });
    const moved = await accepted();
    const pipeline = pipelineStore(world.table);
    const pair = { jobId: moved.job.id, candidateId: ada.id };
    const before = await pipeline.position(pair, rosa);
    const circumstances = { actor: rosa, at: someTime, id: world.clock.newId() };
    await pipeline.saveStatusChange(changeCandidateStatus(before, { status: 'submitted' }, circumstances));
    await end(moved.claimId);
    expect(await place(moved.job.id)).toMatchObject({ recruiterId: null, status: 'submitted' });
    const first = await accepted();
    await world.confirm(ada, first.claimId);
    const other = await world.anotherJobOf(first.job.clientId);
    const params = { id: await world.applied(other.id, ada) };
    await handled(takeApplicantForwardHandler, { params, actor: world.manager }, world);
    await end(first.claimId);
    expect(await place(other.id)).toMatchObject({ recruiterId: null });
    expect(await place(first.job.id)).toMatchObject({ recruiterId: null });
  });

  it('counts as put forward by nobody', () => {
    const [, putBack] = selfAssignmentRestoredExamples;
    const { managerId, notBy } = putBack!.data;
    expect(countEvent(putBack!).map(({ whose, add }) => [whose, add])).toEqual([
      [managerId, { candidates: -1, [`r_${notBy}_candidates`]: -1 }],
      [notBy, { candidates: -1 }],
    ]);
    expect(countEvent(selfAssignmentRestoredExamples[0]!)).toEqual([]);
  });
});

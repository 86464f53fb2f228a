import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../../../events/catalogue.ts';
import { undoCandidateStatus } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { wasTakenBack } from '../../../../functions/domain/notifications/taken-back.ts';
import { declineApplicant, takeForward } from '../../../../functions/features/applications/answer-application.ts';
import { readCandidateJobHandler } from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { listSelfAssignmentsHandler } from '../../../../functions/features/applications/self-assignment.handlers.ts';
import {
  declineApplicantHandler,
  listWaitingApplicantsHandler,
  takeApplicantForwardHandler,
} from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { checkAudit } from '../../../../functions/features/operator/check-audit.steps.ts';
import {
  listTimelineHandler,
  undoCandidateStatusHandler,
} from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { marksOf } from '../../../../functions/records/hiding.ts';
import { joinedWrites } from '../../../../functions/records/job-member.ts';
import type { GivenReason } from '../../../../shared/rules/pipeline-status.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { nobodyElse } from '../../../support/audience.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import type { ClaimsWorld } from '../claims/claims-world.ts';
import { openClaims } from '../claims/claims-world.ts';

const minutes = (many: number) => new Date(Date.parse(someTime) + many * 60_000).toISOString();
const whole = { page: 1, perPage: 100 };

describe('An applicant whom the manager declines', () => {
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

  const pipeline = () => ({ pipelineStore: pipelineStore(world.table), clock: world.clock });
  const decline = async (id: number, given: GivenReason = {}, actor: Actor = world.manager) =>
    resultOf(declineApplicantHandler, { params: { id }, body: given, actor }, world);
  const forward = async (id: number) =>
    resultOf(takeApplicantForwardHandler, { params: { id }, actor: world.manager }, world);
  const pair = (jobId: number) => ({ jobId, candidateId: ada.id });
  const undo = async (jobId: number, actor: Actor = world.manager) =>
    resultOf(undoCandidateStatusHandler, { params: pair(jobId), body: {}, actor }, pipeline());
  const move = async (jobId: number, status: 'rejected' | 'contacted', reason?: string) =>
    resultOf(
      changeCandidateStatusHandler,
      { params: pair(jobId), body: { status, ...(reason && { reason }) }, actor: world.manager },
      pipeline(),
    );
  const place = (jobId: number) => world.table.get(keys.candidateOnJob(jobId, ada.id));
  const count = async (jobId: number) => (await world.table.get(keys.job(jobId)))?.candidatesCount;
  const isOffered = async (recruiter: Actor, jobId: number) =>
    (await resultOf(listSelfAssignmentsHandler, { query: whole, actor: recruiter }, world)).data.some(
      ({ job }) => job.id === jobId,
    );
  const waits = async (jobId: number) =>
    (await resultOf(listWaitingApplicantsHandler, { query: { ...whole, jobId }, actor: world.manager }, world)).data
      .length > 0;
  const standing = async (id: number) =>
    (await resultOf(readCandidateJobHandler, { params: { id }, actor: ada }, world)).application;
  const story = async (jobId: number) =>
    (await resultOf(listTimelineHandler, { params: pair(jobId), query: whole, actor: world.manager }, pipeline())).data;
  const eventsOf = async (jobId: number) =>
    storedEvents(
      world.table,
      keys.candidateOnJobSubject(jobId, ada.id),
      'self-assignment-accepted',
      'candidate-status-changed',
      'self-assignment-undone',
    );
  async function applied() {
    const job = await world.aClientsJob();
    return { job, id: await world.applied(job.id, ada) };
  }

  it('is on the job as rejected with the reason, offered to no recruiter, and told once', async () => {
    const { job, id } = await applied();
    expect([await waits(job.id), await isOffered(rosa, job.id)]).toEqual([true, true]);
    const given = { reason: 'Needs a licence', rejectedFor: 'experience' } as const;
    expect(await decline(id, given)).toMatchObject({ status: 'rejected', recruiterId: null, jobStatus: 'signed' });
    expect([await waits(job.id), await isOffered(rosa, job.id), await count(job.id)]).toEqual([false, false, 1]);
    expect(await place(job.id)).toMatchObject({
      status: 'rejected',
      version: 2,
      viewedAt: someTime,
      lastChange: { byId: world.manager.id, rejectedFor: 'experience', isDecline: true },
    });
    expect(await standing(job.id)).toMatchObject({ state: 'accepted', status: 'rejected', recruiter: null });
    const told = await Promise.all(
      (await eventsOf(job.id)).map((event) => composeNotifications(event as never, nobodyElse)),
    );
    expect(told.flat()).toMatchObject([{ recipientId: ada.id, type: 'candidate_status_changed' }]);
    expect(await story(job.id)).toMatchObject([
      { from: null, to: 'rejected', reason: 'Too little experience: Needs a licence' },
    ]);
    expect((await checkAudit(auditStore(world.table))).faults).toEqual([]);
    expect(await refusalOf(world.accepted(id, rosa))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(decline(id))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(forward(id))).toMatchObject({ kind: 'conflict' });
  });

  it('waits again for manager and recruiters when that is undone within ten minutes, as if nobody had answered (PLUS-11)', async () => {
    const { job, id } = await applied();
    await decline(id);
    world.clock.set(minutes(10));
    expect(await undo(job.id)).toMatchObject({ status: 'contacted' });
    expect([await place(job.id), await count(job.id)]).toEqual([undefined, 0]);
    expect([await waits(job.id), await isOffered(rosa, job.id), await isOffered(carl, job.id)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await standing(job.id)).toMatchObject({ state: 'waiting', status: null });
    const events = (await eventsOf(job.id)).sort((a, b) => b.id - a.id) as AnyEvent[];
    const rejection = events.findLast(({ type }) => type === 'candidate-status-changed');
    expect(wasTakenBack(rejection!.id, events)).toBe(true);
    const undone = events.find(({ type }) => type === 'self-assignment-undone');
    expect(undone?.data).toMatchObject({ applicationId: id, acceptedAt: someTime, recruiter: null });
    const traces = (await world.table.query(keys.tracesOf(world.manager.id))).map((one) => one.place.pk);
    expect(traces).toEqual(
      expect.arrayContaining([keys.candidateOnJobSubject(job.id, ada.id), keys.applicationSubject(id)]),
    );
    // The audit trail goes on where it ended.
    await world.accepted(id, carl);
    expect(await place(job.id)).toMatchObject({ recruiterId: carl.id, version: 4, status: 'contacted' });
    expect((await checkAudit(auditStore(world.table))).faults).toEqual([]);
  });

  it('stays declined after ten minutes, for others than who declined, and once it was undone', async () => {
    const { job, id } = await applied();
    await decline(id);
    expect(await refusalOf(undo(job.id, anActor('manager', { id: 1002 })))).toMatchObject({ kind: 'forbidden' });
    world.clock.set(minutes(11));
    expect(await refusalOf(undo(job.id))).toMatchObject({ kind: 'conflict' });
    expect(await place(job.id)).toMatchObject({ status: 'rejected' });
    world.clock.set(someTime);
    const both = await Promise.allSettled([undo(job.id), undo(job.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await count(job.id)).toBe(0);
    expect(await refusalOf(undo(job.id))).toMatchObject({ kind: 'notFound' });
  });

  it('who was taken forward before is moved back to Contacted by an undo, and stays on the job', async () => {
    const { job, id } = await applied();
    await forward(id);
    await move(job.id, 'rejected');
    await undo(job.id);
    expect(await place(job.id)).toMatchObject({ status: 'contacted' });
    expect(await waits(job.id)).toBe(false);
  });

  it('can be taken out of Rejected later, with a reason, and an undo of that rejects them again', async () => {
    const { job, id } = await applied();
    await decline(id);
    world.clock.set(minutes(60));
    await move(job.id, 'contacted', 'The licence has come');
    expect(await place(job.id)).toMatchObject({ status: 'contacted' });
    await undo(job.id);
    expect(await place(job.id)).toMatchObject({ status: 'rejected' });
  });

  it('whom a recruiter introduced to the client before is theirs, also when it is undone', async () => {
    const first = await applied();
    await world.represented(first.id, rosa, ada);
    const other = await world.anotherJobOf(first.job.clientId);
    const id = await world.applied(other.id, ada);
    await world.table.writeOne({ update: keys.job(other.id), set: { points: 700 } });
    await decline(id);
    expect(await place(other.id)).toMatchObject({ status: 'rejected', recruiterId: rosa.id, job: { points: 700 } });
    await undo(other.id);
    expect(await place(other.id)).toMatchObject({ status: 'contacted', recruiterId: rosa.id });
    expect(await waits(other.id)).toBe(false);
  });

  it('is declined by managers of the job alone, a colleague of its team among them, and while it is open', async () => {
    const { job, id } = await applied();
    const noor = anActor('manager', { id: 1003 });
    const asked = {
      id: 1,
      fromId: world.manager.id,
      toId: noor.id,
      email: noor.email,
      part: 'team',
      message: null,
      askedAt: someTime,
    } as const;
    expect(await refusalOf(decline(id, {}, noor))).toMatchObject({ kind: 'forbidden' });
    await world.table.write(joinedWrites({ ...asked, jobId: job.id }, noor.id, someTime).slice(1));
    await decline(id, {}, noor);
    expect((await place(job.id))?.team).toBeUndefined();
    expect(await refusalOf(undo(job.id))).toMatchObject({ kind: 'forbidden' });
    await undo(job.id, noor);
    expect(await waits(job.id)).toBe(true);
    expect(await waits(job.id)).toBe(true);
  });

  it('on a job that is on hold is neither declined nor taken forward, and the refusal says so', async () => {
    const { job, id } = await applied();
    const held = { kind: 'conflict', message: 'This job is on hold' };
    for (const key of [keys.job(job.id), keys.jobGate(job.id)])
      await world.table.writeOne({ update: key, set: { status: 'on_hold' } });
    expect(await refusalOf(decline(id))).toMatchObject(held);
    expect(await refusalOf(forward(id))).toMatchObject(held);
    expect(await waits(job.id)).toBe(true);
  });

  it('is on the job with from whom they hide', async () => {
    const { job, id } = await applied();
    const hiding = marksOf({ findableBy: 'recruiters', companies: ['Elsewhere'], confirmed: [] });
    await world.table.writeOne({ update: keys.application(ada.id, job.id), set: { hiding } });
    await decline(id);
    expect((await place(job.id))?.hiding).toEqual(hiding);
  });

  it('stays declined where the job is put on hold at the moment of the undo', async () => {
    const { job, id } = await applied();
    await decline(id);
    const store = pipelineStore(world.table);
    const position = await store.position(pair(job.id), world.manager);
    const circumstances = { actor: world.manager, at: someTime, id: world.clock.newId() };
    await world.table.writeOne({ update: keys.jobGate(job.id), set: { status: 'on_hold' } });
    const late = store.saveDeclineUndone(undoCandidateStatus(position, circumstances), world.clock.newId());
    expect(await refusalOf(late)).toMatchObject({ kind: 'conflict' });
    expect(await place(job.id)).toMatchObject({ status: 'rejected' });
  });

  it('is not declined by a colleague whose help ended at that moment', async () => {
    const { job, id } = await applied();
    const application = await world.applicationsStore.shownApplication(id, world.manager);
    const former = { actor: anActor('manager', { id: 1003 }), at: someTime, eventId: world.clock.newId() };
    const late = declineApplicant(
      takeForward(application, former, null),
      {},
      { ...former, eventId: world.clock.newId() },
    );
    const saved = world.acceptancesStore.saveTakenForward(application, late, { job, applied: undefined });
    expect(await refusalOf(saved)).toMatchObject({ kind: 'forbidden' });
    expect(await waits(job.id)).toBe(true);
  });

  it('from among two managers who answer at once has one answer', async () => {
    const { job, id } = await applied();
    const outcomes = await Promise.allSettled([
      decline(id),
      forward(id),
      handled(declineApplicantHandler, { params: { id }, body: {}, actor: world.manager }, world),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count(job.id)).toBe(1);
  });
});

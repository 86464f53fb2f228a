import { describe, expect, it } from 'vitest';
import {
  declineSelfAssignmentHandler,
  listSelfAssignmentsHandler,
  undoDeclineHandler,
} from '../../../../functions/features/applications/self-assignment.handlers.ts';
import {
  listWaitingApplicantsHandler,
  takeApplicantForwardHandler,
} from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import {
  readCandidateJobHandler,
  undoWithdrawalHandler,
} from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { withdrawApplicationHandler } from '../../../../functions/features/applications/withdraw-application.handler.ts';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import type { EventType } from '../../../../events/catalogue.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { candidateDocument } from '../../../../functions/records/candidate-document.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { nobodyElse } from '../../../support/audience.ts';

const minutes = (many: number) => new Date(Date.parse(someTime) + many * 60_000).toISOString();

describe('An application', () => {
  let hiring: Hiring & { withdrawalsStore: ReturnType<typeof withdrawalsStore> };
  withLocalTable(async (opened) => {
    const opening = await openHiring(opened);
    hiring = { ...opening, withdrawalsStore: withdrawalsStore(opening.table) };
    await hiring.employ(2002, hiring.manager.id);
  });

  let next = 4000;
  const someone = () => anActor('candidate', { id: (next += 1) });
  const colleague = anActor('recruiter', { id: 2002 });
  const whole = { page: 1, perPage: 100 };
  const decline = (id: number, actor = hiring.recruiter, reason?: string) =>
    handled(declineSelfAssignmentHandler, { params: { id }, body: { reason }, actor }, hiring);
  const undo = (id: number, actor = hiring.recruiter) => handled(undoDeclineHandler, { params: { id }, actor }, hiring);
  const waitsFor = async (id: number, actor = hiring.recruiter) =>
    (await resultOf(listSelfAssignmentsHandler, { query: whole, actor }, hiring)).data.some((row) => row.id === id);
  const applicants = async (jobId: number) =>
    (await resultOf(listWaitingApplicantsHandler, { query: { ...whole, jobId }, actor: hiring.manager }, hiring)).data;
  const forward = (id: number, actor = hiring.manager) =>
    handled(takeApplicantForwardHandler, { params: { id }, actor }, hiring);
  const withdraw = (id: number, actor = someone(), reason?: string) =>
    handled(withdrawApplicationHandler, { params: { id }, body: { reason }, actor }, hiring);
  const comeBack = (id: number, actor = someone()) => handled(undoWithdrawalHandler, { params: { id }, actor }, hiring);
  const standing = async (id: number, actor = someone()) =>
    (await resultOf(readCandidateJobHandler, { params: { id }, actor }, hiring)).application;
  const lastEvent = async <T extends EventType>(subject: string, type: T) =>
    (await storedEvents(hiring.table, subject, type)).at(-1)!;
  const audience = {
    ...nobodyElse,
    recruitersOf: async () => [hiring.recruiter.id, colleague.id],
  };

  it('that one recruiter declines goes on waiting for the others and for the manager (CAND-29, CAND-48)', async () => {
    const { id } = await hiring.aPostedJob();
    const priya = someone();
    const application = await hiring.applied(id, priya);
    await decline(application, hiring.recruiter, 'No night shifts');
    expect([await waitsFor(application), await waitsFor(application, colleague)]).toEqual([false, true]);
    expect(await applicants(id)).toMatchObject([
      {
        id: application,
        isOpen: true,
        candidate: { id: priya.id },
        declines: [{ recruiter: { id: 2001 }, reason: 'No night shifts' }],
      },
    ]);
    expect(await standing(id, priya)).toMatchObject({ state: 'waiting' });
    expect(await refusalOf(decline(application))).toMatchObject({ kind: 'conflict' });
    await hiring.accepted(application, colleague);
    expect(await standing(id, priya)).toMatchObject({ state: 'accepted', recruiter: { id: colleague.id } });
  });

  it('says to the manager how its candidate fits, once they have filled in anything (PLUS-17)', async () => {
    const { id } = await hiring.aPostedJob({ cityId: 4_930_956 });
    const [known, unknown] = [someone(), someone()];
    for (const actor of [known, unknown]) await hiring.applied(id, actor);
    const facts = { person: known, createdAt: someTime, jobIds: [], met: [] };
    const record = { educations: [], certifications: [], workExperiences: [] };
    const document = { ...candidateDocument(record as never, facts), lat: 42.36, lng: -71.06 };
    await hiring.table.writeOne({
      put: { ...keys.candidateCard(known.id), part: 'card', id: known.id, version: 1, ...document },
    });
    const matches = new Map((await applicants(id)).map(({ candidate, match }) => [candidate.id, match]));
    expect(matches.get(unknown.id)).toBeNull();
    expect(matches.get(known.id)?.reasons).toContainEqual(expect.objectContaining({ about: 'distance', fit: 'full' }));
  });

  it('says whether its job takes candidates now, so that nobody is taken forward in vain', async () => {
    const { id } = await hiring.aPostedJob();
    await hiring.applied(id, someone());
    await hiring.table.writeOne({ update: keys.job(id), set: { status: 'on_hold' } });
    expect((await applicants(id)).map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  it('that two recruiters decline at the same moment keeps both answers, and then the manager is notified', async () => {
    const { id } = await hiring.aPostedJob();
    const application = await hiring.applied(id, someone());
    await Promise.all([decline(application), decline(application, colleague)]);
    expect((await applicants(id))[0]?.declines.map(({ recruiter }) => recruiter.id).sort()).toEqual([2001, 2002]);
    const declined = await storedEvents(hiring.table, keys.applicationSubject(application), 'self-assignment-declined');
    const told = await Promise.all(declined.map((event) => composeNotifications(event, audience)));
    expect(told.flat()).toMatchObject([{ recipientId: hiring.manager.id, type: 'candidate_self_assign_decline' }]);
  });

  it('that was declined waits again when its recruiter undoes that within ten minutes, and nobody else can (PLUS-11)', async () => {
    const application = await hiring.applied((await hiring.aPostedJob()).id, someone());
    await decline(application);
    expect(await refusalOf(undo(application, colleague))).toMatchObject({ kind: 'forbidden' });
    hiring.clock.set(minutes(10));
    await undo(application);
    expect(await waitsFor(application)).toBe(true);
    await decline(application);
    hiring.clock.set(minutes(21));
    expect(await refusalOf(undo(application))).toMatchObject({ kind: 'conflict' });
    hiring.clock.set(someTime);
  });

  it('is seen by the manager from the first minute, who may take it forward without a recruiter; then nobody is owed points', async () => {
    const { id } = await hiring.aPostedJob();
    const priya = someone();
    const application = await hiring.applied(id, priya);
    expect(await applicants(id)).toMatchObject([{ id: application, appliedAt: someTime, declines: [] }]);
    expect(await refusalOf(forward(application, anActor('manager', { id: 1002 })))).toMatchObject({
      kind: 'forbidden',
    });
    expect((await forward(application)).result).toEqual({ jobId: id, candidateId: priya.id });
    expect(await applicants(id)).toEqual([]);
    expect(await refusalOf(hiring.accepted(application))).toMatchObject({ kind: 'conflict' });
    expect(await standing(id, priya)).toMatchObject({ state: 'accepted', status: 'contacted', recruiter: null });
    const accepted = await lastEvent(keys.candidateOnJobSubject(id, priya.id), 'self-assignment-accepted');
    expect(await composeNotifications(accepted, audience)).toMatchObject([
      { recipientId: priya.id, type: 'assigns_confirmed' },
    ]);
    await handled(closeJobHandler, { params: { id }, body: { candidateId: priya.id }, actor: hiring.manager }, hiring);
    expect(awardPoints(await lastEvent(keys.job(id).pk, 'job-closed'))).toBeUndefined();
  });

  it('can be withdrawn while it waits, and that be undone for ten minutes (PERM-14, PLUS-11)', async () => {
    const { id } = await hiring.aPostedJob();
    const priya = someone();
    const application = await hiring.applied(id, priya);
    expect((await withdraw(id, priya)).result).toMatchObject({ state: 'withdrawn' });
    expect([await waitsFor(application), await applicants(id)]).toEqual([false, []]);
    expect(await refusalOf(hiring.accepted(application))).toMatchObject({ kind: 'conflict' });
    const event = await lastEvent(keys.applicationSubject(application), 'self-assignment-withdrawn');
    expect((await composeNotifications(event, audience)).map(({ recipientId }) => recipientId)).toEqual([
      hiring.recruiter.id,
      colleague.id,
      hiring.manager.id,
    ]);
    expect((await comeBack(id, priya)).result).toMatchObject({ state: 'waiting', appliedAt: someTime });
    expect(await waitsFor(application)).toBe(true);
    await withdraw(id, priya);
    hiring.clock.set(minutes(11));
    expect(await refusalOf(comeBack(id, priya))).toMatchObject({ kind: 'conflict' });
    hiring.clock.set(someTime);
  });

  it('that was withdrawn can be made again', async () => {
    const { id } = await hiring.aPostedJob();
    const priya = someone();
    await hiring.applied(id, priya);
    await withdraw(id, priya);
    const second = await hiring.applied(id, priya);
    expect((await applicants(id)).map((one) => one.id)).toEqual([second]);
  });

  it('that was accepted is left as a move that manager and recruiter see; nobody moves the candidate after that but they themselves (PERM-14)', async () => {
    const { id } = await hiring.aPostedJob();
    const priya = someone();
    await hiring.accepted(await hiring.applied(id, priya));
    expect((await withdraw(id, priya, 'Another offer')).result).toMatchObject({ state: 'withdrawn', status: null });
    const moved = await lastEvent(keys.candidateOnJobSubject(id, priya.id), 'candidate-status-changed');
    expect(moved.data).toMatchObject({ from: 'contacted', to: 'rejected', reason: 'Another offer' });
    expect(await composeNotifications(moved, audience)).toMatchObject([
      { recipientId: hiring.manager.id, type: 'candidate_withdrew' },
      { recipientId: hiring.recruiter.id, type: 'candidate_withdrew' },
    ]);
    const move = handled(
      changeCandidateStatusHandler,
      {
        params: { jobId: id, candidateId: priya.id },
        body: { status: 'submitted', reason: 'Come back' },
        actor: hiring.manager,
      },
      { ...hiring, pipelineStore: pipelineStore(hiring.table) },
    );
    expect(await refusalOf(move)).toMatchObject({ message: 'The candidate has withdrawn from this job' });
    expect((await comeBack(id, priya)).result).toMatchObject({ state: 'accepted', status: 'contacted' });
  });
});

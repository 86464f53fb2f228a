import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { takeApplicantForwardHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { calendarStore } from '../../../../functions/features/calendar/calendar.store.ts';
import { acceptHandoverHandler, askHandoverHandler } from '../../../../functions/features/jobs/handover.handlers.ts';
import { handoversStore } from '../../../../functions/features/jobs/handovers.store.ts';
import {
  acceptMembershipHandler,
  askColleagueHandler,
  endMembershipHandler,
  listMembershipsHandler,
  readJobHandler,
  removeColleagueHandler,
} from '../../../../functions/features/jobs/job-team.handlers.ts';
import { clearTeam, jobTeamStore } from '../../../../functions/features/jobs/job-team.store.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { withoutOwner, revealsOwner } from '../../../../functions/features/personal-data/export/whose-address.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { readCandidateOnJobHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { relationsIn } from '../../../../functions/domain/people/relation.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import type { AskedColleague } from '../../../../functions/records/job-member.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { mostColleagues } from '../../../../shared/constants/job-team.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

let next = 5_000;
let [owner, noor, ada]: [Actor, Actor, Actor] = [anActor('manager'), anActor('manager'), anActor('candidate')];
const hiring = withLocalTable(openHiring);
beforeEach(async () => {
  const made = async (role: 'manager' | 'candidate', firstName: string) => {
    const id = (next += 1) * 100;
    const person = anActor(role, { id, firstName, email: `${firstName}-${id}@example.com`.toLowerCase() });
    const { email, lastName } = person;
    const account = { id, email, firstName, lastName, avatar: null, role, status: 'active', version: 1 };
    await hiring.table.write([
      { put: { ...keys.account(id), ...account } },
      { put: { ...keys.emailOwner(email), userId: id } },
    ]);
    return person;
  };
  [owner, noor, ada] = [await made('manager', 'Daniel'), await made('manager', 'Noor'), await made('candidate', 'Ada')];
  await hiring.employ(hiring.recruiter.id, owner.id);
});

const needs = () => ({
  ...hiring,
  jobTeamStore: jobTeamStore(hiring.table),
  handoversStore: handoversStore(hiring.table),
  mailAllowance: mailAllowanceIn(hiring.table),
  pipelineStore: pipelineStore(hiring.table),
  silenceDays: () => 5,
});
const ask = (jobId: number, email = noor.email, by = owner) =>
  resultOf(askColleagueHandler, { params: { id: jobId }, body: { email }, actor: by }, needs());
const accept = (id: number, by = noor) => resultOf(acceptMembershipHandler, { params: { id }, actor: by }, needs());
const end = (id: number, by = noor) => resultOf(endMembershipHandler, { params: { id }, actor: by }, needs());
const remove = (jobId: number, memberId: number, by = owner) =>
  resultOf(removeColleagueHandler, { params: { id: jobId, memberId }, actor: by }, needs());
const memberships = async (by = noor) => (await resultOf(listMembershipsHandler, { actor: by }, needs())).data;
const read = (jobId: number, by = owner) => resultOf(readJobHandler, { params: { id: jobId }, actor: by }, needs());
const eventsOf = async (jobId: number) =>
  (await hiring.table.query(keys.eventsOf(keys.jobSubject(jobId)))).flatMap(({ event }) =>
    event.type === 'job-team-changed' ? [event] : [],
  );
const steps = async (jobId: number) => (await eventsOf(jobId)).map(({ data }) => data.step);
const joined = async (over: object = {}) => {
  const job = await hiring.aPostedJob(over, owner);
  const { id } = await ask(job.id);
  await accept(id);
  return { job, id };
};
const move = (jobId: number, by: Actor, status = 'submitted') =>
  resultOf(
    changeCandidateStatusHandler,
    { params: { jobId, candidateId: ada.id }, body: { status }, actor: by },
    needs(),
  );

describe('The team of a job', () => {
  it('gets a colleague once they accept, who then reads the whole job and is named on it', async () => {
    const { id: jobId } = await hiring.aPostedJob({ recruiters: [hiring.recruiter.id] }, owner);
    const { id } = await ask(jobId);
    expect((await read(jobId)).team).toMatchObject({ isOwn: true, members: [], asked: [{ id, email: noor.email }] });
    expect(await read(jobId, noor)).toMatchObject({ recruiters: [] });
    expect(await memberships()).toMatchObject([{ id, state: 'asked', manager: { id: owner.id }, job: { id: jobId } }]);
    expect(await accept(id)).toEqual({ jobId });
    const seen = await read(jobId, noor);
    expect(seen).toMatchObject({
      recruiters: [hiring.recruiter.id],
      team: { isOwn: false, members: [{ id, person: { id: noor.id, firstName: 'Noor' } }], asked: [] },
    });
    expect(await memberships()).toMatchObject([{ id, state: 'joined' }]);
    expect(await steps(jobId)).toEqual(['asked', 'joined']);
    expect(await refusalOf(accept(id))).toMatchObject({ kind: 'conflict' });
  });

  it('stays as it is when somebody declines or is asked no more, and loses who leaves or is removed', async () => {
    const { id: jobId } = await hiring.aPostedJob({}, owner);
    await end((await ask(jobId)).id);
    await remove(jobId, (await ask(jobId)).id);
    await accept((await ask(jobId)).id);
    await end((await memberships())[0]!.id);
    const { id } = await ask(jobId);
    await accept(id);
    await remove(jobId, id);
    expect(await steps(jobId)).toEqual(
      ['asked declined', 'asked withdrawn', 'asked joined left', 'asked joined removed'].join(' ').split(' '),
    );
    expect([await memberships(), (await read(jobId)).team?.members]).toEqual([[], []]);
    expect(await refusalOf(remove(jobId, id))).toMatchObject({ kind: 'notFound' });
  });

  it('has a colleague once, as they joined first', async () => {
    const { job, id } = await joined();
    const ids = { id: id + 1, jobId: job.id, fromId: owner.id, toId: noor.id };
    const again: AskedColleague = { ...ids, email: 'n@old.example', part: 'team', message: null, askedAt: someTime };
    await hiring.table.writeOne({ put: { ...keys.askedColleague(job.id, again.id), ...again } });
    const event = { ...(await eventsOf(job.id)).at(-1)!, id: id + 777 };
    expect(await refusalOf(jobTeamStore(hiring.table).saveJoined(again, noor.id, event))).toMatchObject({
      kind: 'conflict',
      message: 'You already help with this job',
    });
    expect(await hiring.table.get(keys.jobMember(job.id, noor.id))).toMatchObject({ id, part: 'team' });
  });

  it('is its manager’s to change: nobody else asks, and nobody is asked twice, on a closed job, or beyond the limit', async () => {
    const { job, id } = await joined();
    expect(await refusalOf(ask(job.id, 'x@example.com', noor))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(remove(job.id, id, noor))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(ask(job.id, owner.email))).toMatchObject({ kind: 'invalid' });
    expect(await refusalOf(ask(job.id))).toMatchObject({ kind: 'invalid', errors: [{ key: 'email' }] });
    await ask(job.id, 'nobody@example.com');
    expect(await refusalOf(ask(job.id, 'nobody@example.com'))).toMatchObject({ kind: 'conflict' });
    for (let known = 2; known < mostColleagues; known += 1) await ask(job.id, `nobody-${known}@example.com`);
    expect(await refusalOf(ask(job.id, 'last@example.com'))).toMatchObject({ kind: 'conflict' });
    const { id: closed } = await hiring.aPostedJob({}, owner);
    await hiring.table.writeOne({ update: keys.job(closed), set: { status: 'closed' } });
    expect(await refusalOf(ask(closed))).toMatchObject({ kind: 'conflict' });
  });

  it('takes applicants forward, moves and books candidates as its manager does, while they help', async () => {
    const { job, id } = await joined();
    const applicationId = await hiring.applied(job.id, ada);
    await resultOf(takeApplicantForwardHandler, { params: { id: applicationId }, actor: noor }, needs());
    expect(await move(job.id, noor)).toMatchObject({ status: 'submitted', team: [noor.id] });
    expect(await refusalOf(move(job.id, anActor('manager', { id: 77 }), 'rejected'))).toMatchObject({
      kind: 'forbidden',
    });
    const at = { params: { jobId: job.id, candidateId: ada.id } };
    const record = await resultOf(readCandidateOnJobHandler, { ...at, actor: noor }, needs());
    expect([record.team, record.timeline.data[0]?.by.id]).toEqual([[noor.id], noor.id]);
    expect((await resultOf(readCandidateOnJobHandler, { ...at, actor: owner }, needs())).team).toBeUndefined();
    const calendar = calendarStore(hiring.table);
    expect(await calendar.partner(noor.id, ada.id, job.id)).toMatchObject({ candidate: { id: ada.id } });
    expect((await calendar.candidatesOf(noor.id)).map(({ id: candidateId }) => candidateId)).toEqual([ada.id]);
    // Their help ends between what decides the move and its writing.
    const { pipelineStore: store } = needs();
    const position = await store.position(at.params, noor);
    const late = { ...position.onJob, status: 'rejected' as const, version: position.onJob.version + 1 };
    const [event] = (await hiring.table.query(keys.eventsOf(keys.candidateOnJobSubject(job.id, ada.id))))
      .map((one) => one.event)
      .filter((one) => one.type === 'candidate-status-changed') as EventOf<'candidate-status-changed'>[];
    await remove(job.id, id);
    const change = { before: position.onJob, after: late, event: { ...event!, id: 999_999 } };
    expect(await refusalOf(store.saveStatusChange(change))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(move(job.id, noor, 'rejected'))).toMatchObject({ kind: 'forbidden' });
  });

  it('acts for the job’s company: who hides from it is hidden from them, and others are met (PLUS-40)', async () => {
    const { job } = await joined();
    await hiring.accepted(await hiring.applied(job.id, ada));
    const { standingOf } = relationsIn(hiring.table);
    const viewer = { id: noor.id, role: 'manager' as const };
    expect((await standingOf(viewer, ada.id)).relation).toBe('met');
    const client = { ...keys.client(owner.id, 5), id: 5, companyName: 'Lakeside Hospital', email: '' };
    await hiring.table.writeOne({ put: client });
    const hides = { findableBy: 'recruiters', companies: ['Lakeside Hospital'], confirmed: [], version: 1 } as const;
    await hiring.table.writeOne(hidingWrite(ada.id, { ...hides, confirmed: [] }));
    expect((await standingOf(viewer, ada.id)).relation).toBe('hidden');
  });

  it('is notified of candidates as the manager is, and follows them live', async () => {
    const { job } = await joined();
    await hiring.accepted(await hiring.applied(job.id, ada));
    const store = notificationsStore(hiring.table);
    const moved = async (by: Actor, status: string) => {
      await move(job.id, by, status);
      const stored = await hiring.table.query(keys.eventsOf(keys.candidateOnJobSubject(job.id, ada.id)));
      const event = stored.map((one) => one.event).findLast(({ type }) => type === 'candidate-status-changed');
      const sent = await composeNotifications(event as EventOf<'candidate-status-changed'>, store);
      return sent.map(({ recipientId }) => recipientId);
    };
    expect(await moved(owner, 'submitted')).toEqual(expect.arrayContaining([noor.id, ada.id]));
    const byNoor = await moved(noor, 'first_interview_scheduled');
    expect([byNoor.includes(owner.id), byNoor.includes(noor.id)]).toEqual([true, false]);
    expect(await liveUpdatesStore(hiring.table).recipientsOf({ userIds: [owner.id], teamOfJob: job.id })).toEqual([
      owner.id,
      noor.id,
    ]);
  });

  it('stays with a job that is handed over, without who takes it over, and goes with the job (PLUS-53)', async () => {
    const { job } = await joined();
    const body = { email: noor.email };
    const { id } = await resultOf(askHandoverHandler, { params: { id: job.id }, body, actor: owner }, needs());
    const kept = `kept-${job.id}@example.com`;
    await ask(job.id, kept);
    await resultOf(acceptHandoverHandler, { params: { id }, actor: noor }, needs());
    expect((await read(job.id, noor)).team).toMatchObject({ isOwn: true, members: [], asked: [{ email: kept }] });
    expect(await memberships()).toEqual([]);
    for (const _ of ['once', 'again']) await clearTeam(hiring.table, job.id);
    expect((await read(job.id, noor)).team).toMatchObject({ members: [], asked: [] });
  });

  it('leads erasure to a colleague’s help and to whom it made news for, and no archive says whose an address is (PLUS-27)', async () => {
    const { job, id } = await joined();
    await hiring.accepted(await hiring.applied(job.id, ada));
    await move(job.id, noor);
    const account = async (userId: number) => (await hiring.table.get(keys.account(userId)))!;
    const placesOf = async (userId: number) => (await reachStore(hiring.table).reachOf(await account(userId))).places;
    const help = { pk: `JOB#${job.id}`, sk: `MEMBER#${noor.id}` };
    expect(await placesOf(noor.id)).toEqual(
      expect.arrayContaining(
        [
          { ...help, manner: 'whole' },
          { pk: keys.candidateOnJobSubject(job.id, ada.id), manner: 'mention' },
          { pk: keys.notificationsOf(ada.id).pk, manner: 'mention' },
          { pk: keys.notificationsOf(owner.id).pk, manner: 'mention' },
        ].map((place) => expect.objectContaining(place)),
      ),
    );
    await remove(job.id, id);
    const news = expect.objectContaining({ pk: keys.notificationsOf(noor.id).pk });
    expect(await placesOf(ada.id)).toContainEqual(news);
    expect(await placesOf(owner.id)).toContainEqual(news);
    const [event] = await eventsOf(job.id);
    expect([revealsOwner({ event }, owner.id), revealsOwner({ event }, noor.id)]).toEqual([true, false]);
    const waits = { askedAt: 'then', fromId: owner.id, toId: noor.id, email: noor.email };
    expect(withoutOwner(waits, owner.id)).not.toHaveProperty('toId');
  });
});

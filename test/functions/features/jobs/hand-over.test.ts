import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { handOverApplications } from '../../../../functions/features/applications/hand-over-applications.steps.ts';
import { handOverMeetings } from '../../../../functions/features/calendar/hand-over-meetings.steps.ts';
import { handOverClaims } from '../../../../functions/features/claims/hand-over-claims.steps.ts';
import {
  acceptHandoverHandler,
  askHandoverHandler,
  declineHandoverHandler,
  listHandoversHandler,
  readHandoverHandler,
  withdrawHandoverHandler,
} from '../../../../functions/features/jobs/handover.handlers.ts';
import { clearHandover, handoversStore } from '../../../../functions/features/jobs/handovers.store.ts';
import { changedMeeting } from '../../../../functions/features/notifications/about-meetings.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { handOverPlaces } from '../../../../functions/features/pipeline/hand-over-places.steps.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { handOverWorkRequests } from '../../../../functions/features/recruiters/hand-over-work-requests.steps.ts';
import { calendarsIn } from '../../../../functions/domain/calendar/calendar.steps.ts';
import { newMeeting } from '../../../../functions/domain/calendar/compose-event.ts';
import { keepPackedApplicant, keepPackedJob } from '../../../../functions/domain/packed-jobs/packed-jobs.ts';
import { waitingIn } from '../../../../functions/domain/packed-jobs/waiting-in-brief.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { newBookingOfferWrites } from '../../../../functions/records/booking-offer.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { newWorkRequestWrites } from '../../../../functions/records/work-request.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

let next = 1_000;
let [from, to]: [Actor, Actor] = [anActor('manager'), anActor('manager')];
const hiring = withLocalTable(openHiring);
beforeEach(async () => {
  const made = (firstName: string) => {
    const id = (next += 1) * 100;
    return anActor('manager', { id, firstName, email: `${firstName}-${id}@example.com`.toLowerCase() });
  };
  [from, to] = [made('Daniel'), made('Noor')];
  for (const { id, email, firstName, lastName } of [from, to]) {
    const account = { id, email, firstName, lastName, avatar: null, role: 'manager', status: 'active', version: 1 };
    await hiring.table.write([
      { put: { ...keys.account(id), ...account } },
      { put: { ...keys.emailOwner(email), userId: id } },
    ]);
  }
  await hiring.employ(hiring.recruiter.id, from.id);
});

const needs = () => ({
  ...hiring,
  handoversStore: handoversStore(hiring.table),
  mailAllowance: mailAllowanceIn(hiring.table),
  pipelineStore: pipelineStore(hiring.table),
});
const ask = (jobId: number, email = to.email, by = from) =>
  resultOf(askHandoverHandler, { params: { id: jobId }, body: { email }, actor: by }, needs());
const accept = (id: number, by = to) => resultOf(acceptHandoverHandler, { params: { id }, actor: by }, needs());
const received = async (by = to) => (await resultOf(listHandoversHandler, { actor: by }, needs())).data;
const states = async (jobId: number) =>
  (await hiring.table.query(keys.eventsOf(keys.jobSubject(jobId)))).flatMap(({ event }) =>
    event.type === 'job-handover-changed' ? event.data.state : [],
  );

/** Lets everything that follows an accepted handover happen, twice, as events may arrive. */
async function follow(jobId: number): Promise<EventOf<'job-handover-changed'>> {
  const events = await hiring.table.query(keys.eventsOf(keys.jobSubject(jobId)));
  const event = events.map((one) => one.event).findLast(({ type }) => type === 'job-handover-changed');
  if (event?.type !== 'job-handover-changed') throw new Error('The job was not handed over');
  const { table, clock } = hiring;
  for (const _ of ['once', 'again']) {
    await handOverPlaces(event, table);
    await handOverApplications(event, { table });
    await handOverClaims(event, { table });
    await handOverMeetings(event, { table, newId: clock.newId });
    await handOverWorkRequests(event, { table });
    for (const { id } of [event.data.manager, event.data.recipient]) await keepPackedJob(table, id, jobId);
  }
  return event;
}
const given = async (over: object = {}) => {
  const job = await hiring.aPostedJob(over, from);
  await accept((await ask(job.id)).id);
  await follow(job.id);
  return job;
};

describe('A job', () => {
  it('goes to another manager only once they accept, and both see who is asked (PLUS-53)', async () => {
    const { id: jobId } = await hiring.aPostedJob({}, from);
    const { id } = await ask(jobId);
    const waiting = async () =>
      (await resultOf(readHandoverHandler, { params: { id: jobId }, actor: from }, needs())).handover;
    expect(await waiting()).toMatchObject({ id, email: to.email });
    expect((await hiring.jobsStore.job(jobId))?.managerId).toBe(from.id);
    expect(await received()).toMatchObject([{ id, from: { id: from.id }, job: { id: jobId, title: 'ICU nurse' } }]);
    expect(await accept(id)).toEqual({ jobId });
    expect(await hiring.jobsStore.job(jobId)).toMatchObject({ managerId: to.id, manager: { firstName: 'Noor' } });
    expect([await waiting().catch((error: Error) => error.message), await received()]).toEqual([
      'This job belongs to another manager',
      [],
    ]);
    expect(await states(jobId)).toEqual(['asked', 'accepted']);
    expect(await refusalOf(accept(id))).toMatchObject({ kind: 'notFound' });
  });

  it('of which times are offered has them booked with its former manager no more, and other jobs theirs (PLUS-53)', async () => {
    const [given, kept] = [await hiring.aPostedJob({}, from), await hiring.aPostedJob({}, from)];
    const person = { id: from.id, firstName: 'A', lastName: 'B', avatar: null };
    const times = { minutes: 60, firstDay: '2026-09-02', lastDay: '2026-09-03', fromHour: 9, toHour: 13, zone: 'UTC' };
    const limits = { isWeekendOffered: false, noticeHours: 0, bufferMinutes: 0, mostPerDay: 5, isOnline: false };
    const open = { state: 'open', eventId: null, createdAt: someTime, recruiterId: null, version: 1 } as const;
    const offered = { ...times, ...limits, ...open, manager: person, candidate: { ...person, id: 3001 } };
    for (const { id } of [given, kept])
      await hiring.table.write(newBookingOfferWrites({ ...offered, id: id + 1, job: { id, title: 'ICU nurse' } }));
    await accept((await ask(given.id)).id);
    await follow(given.id);
    const offers = await hiring.table.query(keys.bookingOffersOf(from.id));
    const stateOf = (jobId: number) => offers.find(({ job }) => job?.id === jobId)?.state;
    expect([stateOf(given.id), stateOf(kept.id)]).toEqual(['withdrawn', 'open']);
  });

  it('stays where it is when the other declines, or the request is taken back (PLUS-53)', async () => {
    const { id: jobId } = await hiring.aPostedJob({}, from);
    const { id } = await ask(jobId);
    await resultOf(declineHandoverHandler, { params: { id }, actor: to }, needs());
    const again = await ask(jobId);
    await resultOf(withdrawHandoverHandler, { params: { id: jobId }, actor: from }, needs());
    expect(await refusalOf(accept(again.id))).toMatchObject({ kind: 'notFound' });
    expect((await hiring.jobsStore.job(jobId))?.managerId).toBe(from.id);
    expect(await states(jobId)).toEqual(['asked', 'declined', 'asked', 'withdrawn']);
  });

  it('waits where the address is not a manager’s, nobody reads of it, and it can be taken back', async () => {
    const [recruiterId, email] = [(next += 1) * 100, `recruiter-${next}@example.com`];
    await hiring.table.write([
      { put: { ...keys.account(recruiterId), ...anActor('recruiter', { id: recruiterId, email }), status: 'active' } },
      { put: { ...keys.emailOwner(email), userId: recruiterId } },
    ]);
    for (const address of ['nobody@example.com', email]) {
      const { id: jobId } = await hiring.aPostedJob({}, from);
      expect(await ask(jobId, address)).toMatchObject({ email: address });
      expect(await states(jobId)).toEqual([]);
      await resultOf(withdrawHandoverHandler, { params: { id: jobId }, actor: from }, needs());
      const read = await resultOf(readHandoverHandler, { params: { id: jobId }, actor: from }, needs());
      expect([read.handover, await states(jobId)]).toEqual([null, []]);
    }
    expect(await hiring.table.query(keys.handoversTo(recruiterId))).toEqual([]);
  });

  it('is not offered to its own manager', async () => {
    const { id } = await hiring.aPostedJob({}, from);
    expect(await refusalOf(ask(id, from.email))).toMatchObject({ kind: 'invalid', errors: [{ key: 'email' }] });
  });

  it('is offered once at a time, by its manager alone, and not when it is closed', async () => {
    const { id } = await hiring.aPostedJob({}, from);
    expect(await refusalOf(ask(id, from.email, to))).toMatchObject({ kind: 'forbidden' });
    await ask(id);
    expect(await refusalOf(ask(id))).toMatchObject({ kind: 'conflict' });
    const { id: closed } = await hiring.aPostedJob({}, from);
    await hiring.table.writeOne({ update: keys.job(closed), set: { status: 'closed' } });
    expect(await refusalOf(ask(closed))).toMatchObject({ kind: 'conflict' });
  });

  it('that was removed or closed is offered no more', async () => {
    const [{ id: removed }, { id: closed }] = [await hiring.aPostedJob({}, from), await hiring.aPostedJob({}, from)];
    const [first, second] = [await ask(removed), await ask(closed)];
    for (const _ of ['once', 'again']) await clearHandover(hiring.table, removed);
    await hiring.table.writeOne({ update: keys.job(closed), set: { status: 'closed' } });
    expect(await received()).toEqual([]);
    for (const { id } of [first, second]) expect(await refusalOf(accept(id))).toMatchObject({ kind: 'notFound' });
  });

  it('brings its candidates along, whom the new manager moves and the former one no longer (PLUS-53)', async () => {
    const candidate = anActor('candidate', { id: (next += 1) * 100 });
    const { id: jobId } = await hiring.aPostedJob({}, from);
    await hiring.accepted(await hiring.applied(jobId, candidate));
    await accept((await ask(jobId)).id);
    const { data } = await follow(jobId);
    expect(data.recruiterIds).toEqual([hiring.recruiter.id]);
    const params = { jobId, candidateId: candidate.id };
    const move = (actor: Actor) =>
      resultOf(changeCandidateStatusHandler, { params, actor, body: { status: 'submitted' } }, needs());
    expect(await refusalOf(move(from))).toMatchObject({ kind: 'forbidden' });
    expect(await move(to)).toMatchObject({ managerId: to.id, status: 'submitted' });
    const { story, inProcessOf } = needs().pipelineStore;
    expect(await refusalOf(story(params, from))).toMatchObject({ kind: 'forbidden' });
    expect((await story(params, to)).events.length).toBeGreaterThan(1);
    const inProcess = async (manager: Actor) => (await inProcessOf(manager.id)).map(({ candidateId }) => candidateId);
    expect([await inProcess(from), await inProcess(to)]).toEqual([[], [candidate.id]]);
    // The recruiter who put them forward still works on them.
    const begun = await hiring.table.get(keys.begunJob(hiring.recruiter.id, jobId, candidate.id));
    expect(begun?.managerId).toBe(to.id);
    const claims = (manager: Actor) => hiring.table.query(keys.claimsOfManager(manager.id));
    const [claim, ...more] = await claims(to);
    expect([await claims(from), more]).toEqual([[], []]);
    // Each claim that now names them is found when they export or erase their data.
    const traces = (await hiring.table.query(keys.tracesOf(to.id))).map(({ place }) => place.pk);
    expect(traces).toContain(keys.allOfClaim(claim!.id).pk);
  });

  it('is no longer one of its former manager’s company', async () => {
    const { id: jobId } = await hiring.aPostedJob({}, from);
    await hiring.table.writeOne({ update: keys.job(jobId), set: { managerCompany: 'Lakeside' } });
    await accept((await ask(jobId)).id);
    expect(await hiring.jobsStore.job(jobId)).not.toHaveProperty('managerCompany');
  });

  it.each([
    ['counts with the new manager too', undefined, 2_001],
    ['gives way to who introduced them there before', 2_999, 2_999],
  ])('without a client brings an introduction along, which %s (PLUS-53)', async (_, rivalId, ownerId) => {
    const candidate = anActor('candidate', { id: (next += 1) * 100 });
    const { id: jobId } = await hiring.aPostedJob({}, from);
    await hiring.accepted(await hiring.applied(jobId, candidate));
    const placeOf = ({ id: managerId }: Actor) => keys.introduction(candidate.id, { company: undefined, managerId });
    const introduction = { candidateId: candidate.id, claimId: 1, since: hiring.clock.now(), until: '2999-01-01' };
    const writes = [{ put: { ...placeOf(from), ...introduction, recruiterId: hiring.recruiter.id } }];
    if (rivalId) writes.push({ put: { ...placeOf(to), ...introduction, recruiterId: rivalId } });
    await hiring.table.write(writes);
    await accept((await ask(jobId)).id);
    await follow(jobId);
    expect((await hiring.table.get(placeOf(to)))?.recruiterId).toBe(ownerId);
  });

  it('is not given back by a move that was decided before it was handed over', async () => {
    const candidate = anActor('candidate', { id: (next += 1) * 100 });
    const { id: jobId } = await hiring.aPostedJob({}, from);
    await hiring.accepted(await hiring.applied(jobId, candidate));
    const params = { jobId, candidateId: candidate.id };
    const { pipelineStore: store } = needs();
    const stale = await store.position(params, from);
    await accept((await ask(jobId)).id);
    await follow(jobId);
    const late = { ...store, position: async () => stale };
    expect(
      await refusalOf(
        resultOf(
          changeCandidateStatusHandler,
          { params, actor: from, body: { status: 'submitted' } },
          { ...needs(), pipelineStore: late },
        ),
      ),
    ).toMatchObject({ kind: 'conflict' });
  });

  it('brings who waits along: for the new manager’s recruiters, and no longer for the former one’s (PLUS-53)', async () => {
    const candidate = anActor('candidate', { id: (next += 1) * 100 });
    const { id: jobId } = await hiring.aPostedJob({}, from);
    const applicationId = await hiring.applied(jobId, candidate);
    await keepPackedApplicant(hiring.table, from.id, { jobId, candidateId: candidate.id });
    const packed = async ({ id }: Actor) =>
      (await waitingIn(hiring.table, id, (await hiring.table.get(keys.recentJobs(id)))?.waiting)).map((one) => one.id);
    expect(await packed(from)).toEqual([applicationId]);
    await accept((await ask(jobId)).id);
    await follow(jobId);
    const waiting = async (manager: Actor) =>
      (await hiring.applicationsStore.waitingFor(manager.id)).map(({ id }) => id);
    for (const listed of [waiting, packed])
      expect([await listed(from), await listed(to)]).toEqual([[], [applicationId]]);
    expect(await refusalOf(hiring.accepted(applicationId))).toMatchObject({ kind: 'forbidden' });
    await hiring.employ(2_777, to.id);
    await hiring.accepted(applicationId, anActor('recruiter', { id: 2_777 }));
    expect((await hiring.table.get(keys.candidateOnJob(jobId, candidate.id)))?.managerId).toBe(to.id);
  });

  it('brings its client along: the new manager’s of that company, or a copy, each counted (PLUS-53)', async () => {
    const client = {
      companyName: 'Lakeside Hospital',
      contactPerson: 'Ann Porter',
      email: 'ann@lakeside.example',
      jobs: 0,
      version: 1,
    };
    const clientId = (next += 1) * 100;
    await hiring.table.writeOne({ put: { ...keys.client(from.id, clientId), ...client, id: clientId } });
    await given({ clientId });
    const clientsOf = async (manager: Actor) =>
      (await hiring.table.query(keys.clientsOfManager(manager.id))).map(({ companyName, jobs }) => [companyName, jobs]);
    expect([await clientsOf(from), await clientsOf(to)]).toEqual([
      [['Lakeside Hospital', 0]],
      [['Lakeside Hospital', 1]],
    ]);
    const { id } = await given({ clientId });
    expect([await clientsOf(from), await clientsOf(to)]).toEqual([
      [['Lakeside Hospital', 0]],
      [['Lakeside Hospital', 2]],
    ]);
    expect((await hiring.jobsStore.job(id))?.clientId).not.toBe(clientId);
  });

  it('counts for the new manager alone, and is listed with their jobs alone', async () => {
    const { id } = await given();
    const totals = async (manager: Actor) => (await hiring.table.get(keys.jobTotalsOfManager(manager.id)))?.signed ?? 0;
    expect([await totals(from), await totals(to)]).toEqual([0, 1]);
    const listed = async (manager: Actor) =>
      (await hiring.jobsStore.pageOfManager(manager.id, 'signed', { perPage: 9 })).jobs.map((job) => job.id);
    expect([await listed(from), await listed(to)]).toEqual([[], [id]]);
  });

  it('brings its interviews along, and those who take part hear of it (PLUS-53)', async () => {
    const { table, clock } = hiring;
    const candidate = { id: (next += 1) * 100, firstName: 'Priya', lastName: 'Iyer', avatar: null };
    const { id: jobId, title } = await hiring.aPostedJob({}, from);
    const start = new Date(Date.parse(clock.now()) + 86_400_000).toISOString();
    const end = new Date(Date.parse(start) + 1_800_000).toISOString();
    const names = { id: from.id, firstName: from.firstName, lastName: from.lastName, avatar: null };
    const after = newMeeting(
      names,
      { candidate, recruiterId: null, job: { id: jobId, title } },
      { start, end, zone: 'Europe/Berlin', comment: null },
      { at: clock.now(), id: clock.newId(), room: null },
    );
    await calendarsIn(table).arrange(
      async () => ({ changes: [{ before: undefined, after }], events: [] }),
      () => {},
    );
    await accept((await ask(jobId)).id);
    await follow(jobId);
    expect(await table.get(keys.calendarEvent(after.id))).toMatchObject({
      manager: { id: to.id },
      people: [to.id, candidate.id],
    });
    const ahead = async (userId: number) => calendarsIn(table).meetingsFrom(userId, clock.now());
    expect([await ahead(from.id), await ahead(to.id), await ahead(candidate.id)]).toEqual([[], [after.id], [after.id]]);
    const changed = await storedEvents(table, keys.calendarEvent(after.id).pk, 'meeting-changed');
    expect(changed.flatMap(changedMeeting)).toMatchObject([to, candidate].map(({ id }) => ({ recipientId: id })));
  });

  it('keeps the recruiters of others who work on it, by the new manager’s request (PLUS-53)', async () => {
    const { id: jobId, title } = await hiring.aPostedJob({}, from);
    const request = {
      id: hiring.clock.newId(),
      managerId: from.id,
      recruiterId: 2_888,
      job: { id: jobId, title },
      askedBy: 'manager' as const,
      state: 'working' as const,
      message: null,
      createdAt: hiring.clock.now(),
      answeredAt: hiring.clock.now(),
      startedAt: hiring.clock.now(),
      endedAt: null,
    };
    await hiring.table.write(newWorkRequestWrites(request));
    await accept((await ask(jobId)).id);
    await follow(jobId);
    const works = await hiring.table.query(keys.worksOfRecruiter(2_888));
    expect(works.map(({ id, managerId, state }) => [id, managerId, state])).toEqual([[request.id, to.id, 'working']]);
  });
});

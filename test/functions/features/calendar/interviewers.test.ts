import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { readCalendarEventHandler } from '../../../../functions/features/calendar/calendar.handlers.ts';
import {
  keepInterviewers,
  keepInterviewersOfJob,
} from '../../../../functions/features/calendar/keep-interviewers.steps.ts';
import { handOverMeetings } from '../../../../functions/features/calendar/hand-over-meetings.steps.ts';
import { changeInterviewDateHandler } from '../../../../functions/features/pipeline/change-interview-date.handler.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { undoCandidateStatusHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { interviewersOf } from '../../../../functions/records/calendar-event.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const room = withLocalTable(openMeetings);
const noor = anActor('manager', { id: 7101, firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' });
const pat = anActor('manager', { id: 7102, firstName: 'Pat', lastName: 'Olsen', email: 'pat@example.com' });
const first = 'first_interview_scheduled';
let [manager, candidate, jobId, day, hours]: [Actor, Actor, number, number, number] = [noor, noor, 0, 10, 0];

/** The next free hour of a day of its own, so that tests do not meet. */
const slot = () => at(`${String((hours += 1)).padStart(2, '0')}:00`, 60, `2026-09-${day}`);

beforeEach(async () => {
  [day, hours] = [day + 1, 6];
  ({ manager, candidate } = room);
  jobId = await room.introduce(candidate, manager, { status: 'submitted', recruiterId: null, recruiter: null });
  for (const { id, firstName, lastName, email } of [noor, pat]) {
    const account = { id, email, firstName, lastName, avatar: null, role: 'manager', status: 'active', version: 1 };
    await room.table.writeOne({ put: { ...keys.account(id), ...account } });
    await join(id);
  }
  await plan([noor.id, pat.id]);
});

const join = async (memberId: number) =>
  room.table.writeOne({
    put: { ...keys.jobMember(jobId, memberId), id: memberId, jobId, memberId, part: 'interviewer', since: someTime },
  });
const leave = async (memberId: number) => room.table.writeOne({ remove: keys.jobMember(jobId, memberId) });
const plan = async (interviewers: number[], more: object[] = []) => {
  const step = { id: 1, stage: 'first', title: 'Skills', ask: '', criteria: [], interviewers };
  const put = { ...keys.interviewPlan(jobId), jobId, version: 1, steps: [step, ...more] };
  await room.table.writeOne({ put });
};
const needs = () => ({ pipelineStore: pipelineStore(room.table), clock: room.clock });
const params = () => ({ jobId, candidateId: candidate.id });
const move = async (body: object) =>
  handled(changeCandidateStatusHandler, { params: params(), body, actor: manager }, needs());
const date = async (interviewAt: string | null, more: object = {}) =>
  handled(changeInterviewDateHandler, { params: params(), body: { interviewAt, ...more }, actor: manager }, needs());
const undo = async () => handled(undoCandidateStatusHandler, { params: params(), body: {}, actor: manager }, needs());
const place = async () => (await room.table.get(keys.candidateOnJob(jobId, candidate.id), { consistent: true }))!;
const event = async (id: number) => (await room.table.get(keys.calendarEvent(id), { consistent: true }))!;
const titles = async (who: Actor) =>
  (await room.calendarOf(who)).filter(({ job }) => job?.id === jobId).map(({ title, isHeld }) => [title, isHeld]);
const held = [[`Interview with Priya Iyer`, true]];
const keep = async () =>
  keepInterviewersOfJob({ time: room.clock.now(), actor: { kind: 'system' } }, jobId, {
    table: room.table,
    newId: room.clock.newId,
  });
const book = async () => {
  const times = slot();
  await move({ status: first, interviewAt: times.start, meeting: { minutes: 60, zone } });
  return (await place()).meetingId!;
};
const changesOf = async (id: number) =>
  (await storedEvents(room.table, keys.calendarEvent(id).pk, 'meeting-changed')) as EventOf<'meeting-changed'>[];

describe('An interview that colleagues hold', () => {
  it('is in their calendars when it is booked with a move, with a meeting or for a candidate who was moved', async () => {
    const id = await book();
    expect([await titles(noor), await titles(pat)]).toEqual([held, held]);
    await move({ status: 'submitted', reason: 'Another date' });
    expect([await titles(noor), await titles(pat)]).toEqual([[], []]);
    const booked = await room.booked({ ...slot(), jobId, moveTo: first });
    expect(interviewersOf(await event(booked.id))).toEqual([noor.id, pat.id]);
    await date(null);
    expect(await titles(noor)).toEqual([]);
    const again = await room.booked({ ...slot(), jobId });
    expect((await place()).meetingId).toBe(again.id);
    expect(await titles(pat)).toEqual(held);
    expect(again.id).not.toBe(id);
  });

  it('takes their time: they are not free for another, and it is not booked where one of them is busy', async () => {
    const busy = slot();
    const other = anActor('candidate', { id: 7201, firstName: 'Ada' });
    await room.introduce(other, noor);
    await room.booked({ ...busy, candidateId: other.id }, noor);
    const meeting = { minutes: 60, zone };
    expect(await refusalOf(move({ status: first, interviewAt: busy.start, meeting }))).toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'isOverBusy', message: 'Noor Haddad is not free then' }],
    });
    expect((await place()).status).toBe('submitted');
    const { start, end } = await event(await book());
    expect(await refusalOf(room.booked({ start, end, zone, candidateId: other.id }, noor))).toMatchObject({
      kind: 'conflict',
      message: 'You have Interview with Priya Iyer then',
    });
  });

  it('moves and ends in their calendars with it, and they change nothing of it themselves', async () => {
    const id = await book();
    const later = slot();
    await date(later.start);
    expect((await room.calendarOf(noor)).find((one) => one.id === id)).toMatchObject({ start: later.start });
    const read = async (actor: Actor) => resultOf(readCalendarEventHandler, { params: { eventId: id }, actor }, room);
    // Signed in, all who meet read each other's names; the link of an offer says how many they are.
    for (const one of [manager, pat, candidate])
      expect(await read(one)).toMatchObject({ interviewers: [{ firstName: 'Noor' }, { firstName: 'Pat' }] });
    expect(await read(candidate)).toMatchObject({ title: `Interview with ${manager.firstName} ${manager.lastName}` });
    expect(await refusalOf(room.moved(id, slot(), noor))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(room.cancelled(id, noor))).toMatchObject({ kind: 'notFound' });
    await room.cancelled(id);
    const days = await room.table.query(keys.calendarDaysBetween(noor.id, '2026-09-01', '2026-09-30'));
    const former = days.flatMap(({ cancelled = {} }) => cancelled[id]?.other?.firstName ?? []);
    expect([await titles(noor), former]).toEqual([[], [candidate.firstName]]);
  });

  it('is held by who is named in the plan and works on the job, as both change', async () => {
    const id = await book();
    await leave(noor.id);
    for (const _ of ['once', 'again']) await keep();
    expect([await titles(noor), await titles(pat)]).toEqual([[], held]);
    await join(noor.id);
    await plan([pat.id], [{ id: 2, stage: 'second', title: 'Lead', ask: '', criteria: [], interviewers: [noor.id] }]);
    await keep();
    expect(interviewersOf(await event(id))).toEqual([pat.id]);
    await plan([pat.id, noor.id]);
    await keep();
    expect((await changesOf(id)).map(({ data }) => [data.former.interviewerIds, data.interviewerIds])).toEqual([
      [[noor.id, pat.id], [pat.id]],
      [[pat.id], [pat.id, noor.id]],
    ]);
    const traces = await room.table.query(keys.tracesOf(noor.id));
    expect(traces).toContainEqual(expect.objectContaining({ place: { pk: keys.calendarEvent(id).pk } }));
  });

  it('that one left meanwhile is booked again by undoing a rejection, without them', async () => {
    const id = await book();
    await move({ status: 'rejected' });
    await leave(noor.id);
    await undo();
    expect([await titles(noor), await titles(pat)]).toEqual([[], held]);
    expect((await event(id)).state).toBe('booked');
  });

  it('gets them a moment later where a link booked it', async () => {
    await plan([]);
    const id = await book();
    await plan([noor.id]);
    const [booked] = (await storedEvents(room.table, keys.calendarEvent(id).pk, 'meeting-booked')) as [
      EventOf<'meeting-booked'>,
    ];
    await keepInterviewers(booked, { table: room.table, newId: room.clock.newId });
    expect(await titles(noor)).toEqual(held);
  });

  it('stays in their calendars when the job goes to another manager, who may have been one of them', async () => {
    const id = await book();
    const { id: recipientId, firstName, lastName } = noor;
    const recipient = { id: recipientId, firstName, lastName, avatar: null };
    const data = { state: 'accepted', job: { id: jobId }, manager: { id: manager.id }, recipient };
    const news = { time: room.clock.now(), actor: { kind: 'system' }, data } as EventOf<'job-handover-changed'>;
    await handOverMeetings(news, { table: room.table, newId: room.clock.newId });
    expect(await event(id)).toMatchObject({ people: [noor.id, candidate.id, pat.id], manager: { id: noor.id } });
    expect(await titles(manager)).toEqual([]);
  });

  it('loses the link of the manager who hands the job over, and its room stays', async () => {
    const joinLink = 'https://meet.example/daniel';
    const { id } = await room.booked({ ...slot(), jobId, isOnline: true, joinLink });
    expect(await event(id)).toMatchObject({ joinLink });
    const recipient = { id: noor.id, firstName: noor.firstName, lastName: noor.lastName, avatar: null };
    const data = { state: 'accepted', job: { id: jobId }, manager: { id: manager.id }, recipient };
    const news = { time: room.clock.now(), actor: { kind: 'system' }, data } as EventOf<'job-handover-changed'>;
    await handOverMeetings(news, { table: room.table, newId: room.clock.newId });
    expect(await event(id)).toMatchObject({
      manager: { id: noor.id },
      joinLink: null,
      zoomMeetingNumber: String(id),
    });
    const [changed] = await changesOf(id);
    expect(changed?.data.joinLink).toBeUndefined();
    expect(changed?.data.former.joinLink).toBe(joinLink);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { reminderOf } from '../../../../functions/features/calendar/meeting-reminder.ts';
import {
  remindOfScorecards,
  renewDateReminder,
} from '../../../../functions/features/calendar/remind-of-scorecards.steps.ts';
import { dateReminderOf, stageMet } from '../../../../functions/features/calendar/scorecard-reminder.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import type { Reminder } from '../../../../functions/platform/outside/reminders/port.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { StoredCandidateOnJob } from '../../../../functions/records/candidate-on-job.ts';
import type { PassedStatus } from '../../../../functions/records/passed-status.ts';
import { type PipelineStatus, pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { aCandidateOnJob, anActor, someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { eventExamples } from '../../../support/event-examples.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const left = (status: PipelineStatus): PassedStatus => [pipelineStatuses.indexOf(status), 24];
const start = '2026-09-08T09:00:00.000Z';
const later = '2026-09-10T09:00:00.000Z';
const first = left('first_interview_scheduled');
const second = left('second_interview_scheduled');

describe('At which interview a candidate was met', () => {
  it.each<[string, PipelineStatus, PassedStatus[], { meetingId?: number; interviewAt?: string }, string | undefined]>([
    ['the first, not moved since', 'first_interview_scheduled', [], { meetingId: 7, interviewAt: start }, 'first'],
    ['the first, moved on', 'first_interview_complete', [first], { meetingId: 7, interviewAt: start }, 'first'],
    ['the first, without a second', 'candidate_selected', [first], { meetingId: 7, interviewAt: start }, 'first'],
    ['the second', 'second_interview_complete', [first, second], { meetingId: 7, interviewAt: start }, 'second'],
    [
      'the first, the second booked',
      'second_interview_scheduled',
      [first],
      { meetingId: 8, interviewAt: later },
      'first',
    ],
    ['the first, the second without a date', 'second_interview_scheduled', [first], {}, undefined],
    ['a later talk', 'second_interview_complete', [first, second], { meetingId: 8, interviewAt: someTime }, undefined],
    ['another meeting', 'first_interview_scheduled', [], { meetingId: 8, interviewAt: later }, undefined],
    ['a meeting before any interview', 'submitted', [], { meetingId: 7, interviewAt: start }, undefined],
    ['one who is rejected', 'rejected', [first], { meetingId: 7, interviewAt: start }, undefined],
  ])('is %s', (_what, status, passed, interview, stage) => {
    expect(stageMet({ ...aCandidateOnJob({ status }), passed, ...interview }, { meetingId: 7, start })).toBe(stage);
  });

  it.each<[string, 'first' | 'second', PipelineStatus, PassedStatus[], object, string | undefined]>([
    ['the first on its date', 'first', 'first_interview_scheduled', [], { interviewAt: start }, 'first'],
    ['the first, over', 'first', 'candidate_selected', [first], { interviewAt: start }, 'first'],
    [
      'the first, the second on a later date',
      'first',
      'second_interview_scheduled',
      [first],
      { interviewAt: later },
      'first',
    ],
    [
      'the first, the second without a date',
      'first',
      'second_interview_scheduled',
      [first],
      { interviewAt: null },
      'first',
    ],
    ['the second', 'second', 'second_interview_complete', [first, second], { interviewAt: start }, 'second'],
    ['another date of it', 'first', 'first_interview_scheduled', [], { interviewAt: later }, undefined],
    ['an open date', 'first', 'first_interview_scheduled', [], { interviewAt: null }, undefined],
    ['another date of the second', 'second', 'second_interview_scheduled', [first], { interviewAt: later }, undefined],
    ['a meeting now', 'first', 'first_interview_scheduled', [], { interviewAt: start, meetingId: 7 }, undefined],
    ['an interview before which they went back', 'first', 'submitted', [], { interviewAt: start }, undefined],
    [
      'the second, from which they went back',
      'second',
      'first_interview_complete',
      [first],
      { interviewAt: start },
      undefined,
    ],
    ['one who is rejected', 'first', 'rejected', [first], { interviewAt: start }, undefined],
  ])('is, of a mere date, %s', (_what, named, status, passed, interview, stage) => {
    const place = { ...aCandidateOnJob({ status }), passed, ...interview };
    expect(stageMet(place, { stage: named, start })).toBe(stage);
  });
});

describe('The reminder of an interview that is a mere date', () => {
  const place = aCandidateOnJob({ status: 'first_interview_scheduled', interviewAt: start });

  it('is due a day after it, named by its place and date', () => {
    const { jobId, candidateId } = place;
    const reminder = dateReminderOf(place, someTime)!;
    expect(reminder).toMatchObject({
      name: `interview-${jobId}-${candidateId}-29814300`,
      dueAt: '2026-09-09T09:00:00.000Z',
      type: 'interview-due',
    });
    expect(JSON.parse(reminder.detail)).toMatchObject({
      subject: keys.candidateOnJobSubject(jobId, candidateId),
      data: { jobId, candidateId, stage: 'first', interviewAt: start },
    });
  });

  it.each([
    ['is a meeting', { meetingId: 7 }, someTime],
    ['has no date', { interviewAt: null }, someTime],
    ['ends with a rejection', { status: 'rejected' as const }, someTime],
    ['was more than a day ago', {}, '2026-09-09T09:00:00.000Z'],
  ])('is not set for one that %s', (_what, over, now) => {
    expect(dateReminderOf({ ...place, ...over }, now)).toBeUndefined();
  });
});

describe('The reminder of missing scorecards', () => {
  const room = withLocalTable(openMeetings);
  const stepId = 51;
  let owner: Actor;
  let noor: Actor;
  let ian: Actor;
  let jobId: number;
  let candidateId: number;
  let meetingId: number;

  beforeEach(async () => {
    const manager = anActor('manager', { id: room.clock.newId() });
    [owner, noor, ian] = [
      manager,
      anActor('manager', { id: room.clock.newId() }),
      anActor('manager', { id: room.clock.newId() }),
    ];
    const candidate = anActor('candidate', { id: room.clock.newId() });
    candidateId = candidate.id;
    jobId = await room.introduce(candidate, manager, { status: 'first_interview_scheduled' });
    const interviewers = [manager.id, noor.id, ian.id];
    const plan = { jobId, version: 1, steps: [{ id: stepId, stage: 'first', title: 'Skills', interviewers }] };
    await room.table.writeOne({ put: { ...keys.interviewPlan(jobId), ...plan } });
    for (const { id: memberId } of [noor, ian])
      await room.table.writeOne({
        put: { ...keys.jobMember(jobId, memberId), id: memberId + 1, jobId, memberId, part: 'interviewer' },
      });
    meetingId = (await room.booked({ candidateId, jobId, ...at('09:00') }, manager)).id;
    await room.table.writeOne({ update: keys.candidateOnJob(jobId, candidateId), set: { meetingId } });
  });
  const scored = async (by: number) =>
    room.table.writeOne({ put: { ...keys.scorecard(jobId, candidateId, stepId, by), id: by } });
  /** The reminder as it was set for the meeting as it is stored now. */
  const reminder = async () => {
    const events = await storedEvents(
      room.table,
      keys.calendarEvent(meetingId).pk,
      'meeting-booked',
      'meeting-changed',
    );
    const { data } = events.at(-1) as EventOf<'meeting-booked'>;
    return JSON.parse(reminderOf(data, 'scorecards', data.start)!.detail) as EventOf<'meeting-due'>;
  };
  const said = async () =>
    storedEvents(room.table, keys.candidateOnJobSubject(jobId, candidateId), 'scorecards-missing');
  const owing = async () =>
    notificationsStore(room.table).awaitedInterviewers({
      job: { id: jobId },
      candidate: { id: candidateId },
      stage: 'first',
    });

  it('is said once, however often it fires, and reaches who owes one, but nobody whose own is in', async () => {
    await scored(noor.id);
    const due = await reminder();
    expect(due.time).toBe('2026-09-09T10:00:00.000Z');
    for (const _ of [1, 2]) await remindOfScorecards(due, room);
    expect((await said()).map(({ time, data }) => [time, data])).toMatchObject([
      [due.time, { job: { id: jobId }, candidate: { id: candidateId }, stage: 'first' }],
    ]);
    expect(await owing()).toEqual([owner.id, ian.id]);
  });

  it('is not said once all scorecards are in, and waits for nobody who left the job', async () => {
    const due = await reminder();
    for (const id of [owner.id, noor.id]) await scored(id);
    await room.table.writeOne({ remove: keys.jobMember(jobId, ian.id) });
    await remindOfScorecards(due, room);
    expect(await said()).toEqual([]);
  });

  it('is said of a moved meeting for its last time only, and not of a cancelled one', async () => {
    const before = await reminder();
    await room.moved(meetingId, at('11:00'), owner);
    const after = await reminder();
    await remindOfScorecards(before, room);
    expect(await said()).toEqual([]);
    await room.cancelled(meetingId, owner);
    await remindOfScorecards(after, room);
    expect(await said()).toEqual([]);
  });

  it('is not said of a closed job, a rejected candidate or one who is gone', async () => {
    const due = await reminder();
    const gate = (status: string) => room.table.writeOne({ update: keys.jobGate(jobId), set: { status } });
    await gate('closed');
    await remindOfScorecards(due, room);
    await gate('signed');
    const place = keys.candidateOnJob(jobId, candidateId);
    await room.table.writeOne({ update: place, set: { status: 'rejected' } });
    await remindOfScorecards(due, room);
    await room.table.writeOne({ remove: place });
    await remindOfScorecards(due, room);
    expect(await said()).toEqual([]);
    await remindOfScorecards({ ...due, data: { ...due.data, eventId: 5 } }, room);
  });

  /** Lets the interview be a mere date, or none, and tells the reaction of it; returns the reminders that wait then. */
  const waiting = new Map<string, Reminder>();
  const dated = async (from: string | null, to: string | null, set: Partial<StoredCandidateOnJob> = {}) => {
    const place = keys.candidateOnJob(jobId, candidateId);
    await room.table.writeOne({ update: place, set: { interviewAt: to, ...set }, remove: ['meetingId'] });
    const { data, ...news } = eventExamples.find(
      (one) => one.type === 'interview-date-changed',
    ) as EventOf<'interview-date-changed'>;
    const changed = { ...news, data: { ...data, jobId, candidate: { ...data.candidate, id: candidateId }, from, to } };
    const reminders = {
      set: async (one: Reminder) => void waiting.set(one.name, one),
      drop: async (name: string) => void waiting.delete(name),
    };
    await renewDateReminder(changed, { table: room.table, reminders, now: () => someTime });
    return [...waiting.values()].map(({ detail }) => JSON.parse(detail) as EventOf<'interview-due'>);
  };

  it('is said of a mere date once as of a meeting, and never of a date or a meeting that it was before', async () => {
    waiting.clear();
    const ofMeeting = await reminder();
    const [before] = await dated(null, start);
    const [after, ...more] = await dated(start, later);
    expect([after?.time, more]).toEqual(['2026-09-11T09:00:00.000Z', []]);
    for (const due of [ofMeeting, before!]) await remindOfScorecards(due, room);
    expect(await said()).toEqual([]);
    for (const due of [after!, after!, { ...after!, id: after!.id + 1 }]) await remindOfScorecards(due, room);
    expect((await said()).map(({ time, data }) => [time, data])).toMatchObject([[after!.time, { stage: 'first' }]]);
    expect(await dated(later, null)).toEqual([]);
  });

  it('of a date comes though the second interview has one by then, unless who interviews was reminded before', async () => {
    waiting.clear();
    const [due] = await dated(null, start);
    await dated(start, later, { status: 'second_interview_scheduled', passed: [first], scorecardsAskedOf: start });
    await remindOfScorecards(due!, room);
    expect(await said()).toEqual([]);
    await room.table.writeOne({
      update: keys.candidateOnJob(jobId, candidateId),
      set: {},
      remove: ['scorecardsAskedOf'],
    });
    await remindOfScorecards(due!, room);
    expect(await said()).toHaveLength(1);
  });
});

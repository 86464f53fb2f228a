import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { openingFilledExamples } from '../../../../events/jobs/opening-filled.ts';
import { candidateHiredExamples } from '../../../../events/pipeline/candidate-hired.ts';
import { jobStatusChangedExamples } from '../../../../events/jobs/job-status-changed.ts';
import {
  bookHiredAgain,
  bookPointlessAgain,
  cancelPointless,
} from '../../../../functions/features/calendar/cancel-pointless.steps.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import {
  canBeTakenBack,
  type NotifyingEvent,
  takenBackBy,
} from '../../../../functions/domain/notifications/taken-back.ts';
import { eventWrite } from '../../../../functions/platform/table/outbox.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { nobodyElse } from '../../../support/audience.ts';

const room = withLocalTable(openMeetings);

const noor = anActor('manager', { id: 7501, firstName: 'Noor', lastName: 'Haddad' });
const newId = () => room.clock.newId();
const later = (minutes: number) => new Date(Date.parse(someTime) + minutes * 60_000).toISOString();

/** Closes a job of the built manager at a time, and returns its event. */
async function closing(jobId: number, time = someTime): Promise<EventOf<'job-closed'>> {
  const { manager, table } = room;
  const [example] = jobClosedExamples;
  const data = { ...example!.data, jobId, manager: { id: manager.id, firstName: 'Daniel', lastName: 'Reyes' } };
  const closed = { ...example!, time, subject: keys.jobSubject(jobId), data } as EventOf<'job-closed'>;
  await table.write([eventWrite(closed), { update: keys.jobGate(jobId), set: { status: 'closed' } }]);
  return closed;
}

const reopening = (jobId: number, time: string) =>
  ({
    ...jobStatusChangedExamples[0]!,
    time,
    data: { ...jobStatusChangedExamples[0]!.data, jobId, managerId: room.manager.id, from: 'closed', to: 'signed' },
  }) as EventOf<'job-status-changed'>;

const hiredFor = { status: 'hiring_onboarding', hired: { at: someTime, startOn: null } };

/** That an opening of a job was filled with the built candidate. */
function filled(jobId: number) {
  const [example] = openingFilledExamples;
  const { manager, candidate } = room;
  const people = { manager: { ...example!.data.manager, id: manager.id }, candidate: { id: candidate.id } };
  return { ...example!, time: someTime, data: { ...example!.data, jobId, ...people } } as EventOf<'opening-filled'>;
}

/** Lets a colleague help with a job, on its team. */
async function joined(jobId: number) {
  const pointer = { id: 1, jobId, part: 'team' as const, state: 'joined' as const };
  await room.table.write([
    { put: { ...keys.membership(noor.id, jobId), ...pointer } },
    { put: { ...keys.jobMember(jobId, noor.id), id: 1, jobId, memberId: noor.id, part: 'team', since: someTime } },
  ]);
}

/** A job with an interview ahead that its closing has cancelled. */
async function cancelled(time: string) {
  const jobId = await room.introduce(room.candidate, room.manager, { status: 'first_interview_scheduled' });
  const { id } = await room.booked({ ...at(time, 30), jobId });
  const closed = await closing(jobId);
  await cancelPointless(closed, { ...room, newId });
  return { jobId, id, closed };
}
const stateOf = async (id: number) => (await room.table.get(keys.calendarEvent(id), { consistent: true }))?.state;
const storyOf = async (id: number) =>
  (await room.table.query(keys.eventsOf(keys.calendarEvent(id).pk), { newestFirst: true })).map(({ event }) => event);

it('A job that closes cancels its interviews ahead, once, and says why; others stay (PLUS-50)', async () => {
  const { candidate, table, clock } = room;
  const [jobId, otherJobId] = [await room.introduce(), await room.introduce()];
  const pointless = await room.booked({ ...at('09:00', 30), jobId });
  await room.booked({ ...at('11:00', 30), jobId: otherJobId });
  await room.booked({ ...at('13:00', 30), jobId: null });
  const closed = await closing(jobId);
  for (const _ of ['first', 'again']) await cancelPointless(closed, { table, newId: clock.newId });
  const starts = (await room.calendarOf(candidate)).map(({ start }) => start.slice(11, 16));
  expect(starts).toEqual(['11:00', '13:00']);
  const events = (await table.query(keys.eventsOf(keys.calendarEvent(pointless.id).pk))).map(({ event }) => event);
  expect(events.map(({ type }) => type)).toEqual(['meeting-booked', 'meeting-cancelled']);
  const [news] = await composeNotifications(events[1] as EventOf<'meeting-cancelled'>, nobodyElse);
  const reader = { role: anActor('candidate').role, when: () => 'Tuesday' };
  expect(notificationSentence(news as never, reader)).toMatch(/on Tuesday was cancelled, because the job was closed$/);
});

it('The interview of the person with whom a job closes is cancelled because they are hired, in words to each reader', async () => {
  const { candidate, table } = room;
  const jobId = await room.introduce();
  const { id } = await room.booked({ ...at('22:00', 30), jobId });
  const closed = await closing(jobId);
  const data = { ...closed.data, candidate: { id: candidate.id, firstName: 'Priya', lastName: 'Iyer', avatar: null } };
  await cancelPointless({ ...closed, data }, { table, newId });
  const [cancelledEvent] = await storyOf(id);
  const news = await composeNotifications(cancelledEvent as EventOf<'meeting-cancelled'>, nobodyElse);
  const read = (role: 'candidate' | 'recruiter') =>
    notificationSentence(news[0] as never, { role, when: () => 'Tuesday' });
  expect(read('candidate')).toMatch(/ was cancelled, because you are hired$/);
  expect(read('recruiter')).toMatch(/ was cancelled, because the candidate is hired$/);
});

it('A filled opening cancels the interview of who was hired, and of nobody else', async () => {
  const { manager, candidate, table } = room;
  const other = anActor('candidate', { id: 3019 });
  const jobId = await room.introduce(candidate, manager, hiredFor);
  const otherJobId = await room.introduce(other);
  const [own, others] = [
    await room.booked({ ...at('03:00', 30), jobId }),
    await room.booked({ ...at('04:00', 30), jobId: otherJobId, candidateId: other.id }),
  ];
  for (const id of [jobId, otherJobId]) await cancelPointless(filled(id), { table, newId });
  expect([await stateOf(own.id), await stateOf(others.id)]).toEqual(['cancelled', 'booked']);
});

it('An interview that has begun when its job closes stays where it is', async () => {
  const { manager, table, clock } = room;
  const jobId = await room.introduce(anActor('candidate', { id: 3009 }), manager);
  const { id, start } = await room.booked({ ...at('15:00', 30), candidateId: 3009, jobId });
  const [example] = jobClosedExamples;
  const data = { ...example!.data, jobId, manager: { ...example!.data.manager, id: manager.id } };
  await table.writeOne({ update: keys.jobGate(jobId), set: { status: 'closed' } });
  await cancelPointless({ ...example!, time: start, data }, { table, newId: clock.newId });
  expect((await table.get(keys.calendarEvent(id), { consistent: true }))?.state).toBe('booked');
});

it('An interview that a closing cancelled is booked again once the closing is taken back, and what was read of it is marked (PLUS-51)', async () => {
  const { jobId, id } = await cancelled('16:00');
  expect(await stateOf(id)).toBe('cancelled');
  for (const _ of ['first', 'again']) await bookPointlessAgain(reopening(jobId, later(9)), { ...room, newId });
  expect(await stateOf(id)).toBe('booked');
  const place = await room.table.get(keys.candidateOnJob(jobId, room.candidate.id), { consistent: true });
  expect(place).toMatchObject({ meetingId: id, interviewAt: at('16:00', 30).start });
  const [booked, ...earlier] = await storyOf(id);
  expect([booked?.type, earlier.length]).toEqual(['meeting-booked', 2]);
  expect(canBeTakenBack(earlier[0] as NotifyingEvent)).toBe(true);
  expect(takenBackBy(booked as NotifyingEvent, earlier)).toBe(earlier[0]);
});

it('An interview that a closing cancelled stays so when its time was taken, or the job is reopened later', async () => {
  const [taken, late] = [await cancelled('17:00'), await cancelled('18:00')];
  await room.ownEvent({ ...at('17:15', 30), title: 'Dentist' });
  await bookPointlessAgain(reopening(taken.jobId, later(5)), { ...room, newId });
  await bookPointlessAgain(reopening(late.jobId, later(11)), { ...room, newId });
  expect([await stateOf(taken.id), await stateOf(late.id)]).toEqual(['cancelled', 'cancelled']);
});

it('A closing whose news comes after that of its reopening cancels no interview', async () => {
  const jobId = await room.introduce();
  const { id } = await room.booked({ ...at('19:00', 30), jobId });
  const closed = await closing(jobId);
  await room.table.writeOne({ update: keys.jobGate(jobId), set: { status: 'signed' } });
  await cancelPointless(closed, { ...room, newId });
  expect(await stateOf(id)).toBe('booked');
});

it('An interview that was cancelled before its job closed stays cancelled when the closing is taken back', async () => {
  const jobId = await room.introduce();
  const { id } = await room.booked({ ...at('20:00', 30), jobId });
  await room.cancelled(id);
  await cancelPointless(await closing(jobId, later(1)), { ...room, newId });
  await bookPointlessAgain(reopening(jobId, later(5)), { ...room, newId });
  expect(await stateOf(id)).toBe('cancelled');
});

it('An interview whose time passes between a closing and its reopening stays cancelled', async () => {
  const jobId = await room.introduce();
  const { id, start } = await room.booked({ ...at('21:00', 30), jobId });
  const minutesFrom = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();
  await cancelPointless(await closing(jobId, minutesFrom(-5)), { ...room, newId });
  await bookPointlessAgain(reopening(jobId, minutesFrom(2)), { ...room, newId });
  expect(await stateOf(id)).toBe('cancelled');
});

it('An interview that a colleague of the team booked is cancelled and booked again with the job, while they help with it', async () => {
  const ids = await Promise.all(['08:00', '10:00'].map(async (time) => [time, await room.introduce()] as const));
  const states: unknown[] = [];
  for (const [time, jobId] of ids) {
    await joined(jobId);
    const { id } = await room.booked({ ...at(time, 30), jobId }, noor);
    await cancelPointless(await closing(jobId), { ...room, newId });
    states.push(await stateOf(id));
    if (time === '10:00') await room.table.writeOne({ remove: keys.jobMember(jobId, noor.id) });
    await bookPointlessAgain(reopening(jobId, later(5)), { ...room, newId });
    states.push(await stateOf(id));
  }
  expect(states).toEqual(['cancelled', 'booked', 'cancelled', 'cancelled']);
});

it('An interview of a colleague who has just left the team is cancelled with its job too', async () => {
  const jobId = await room.introduce(room.candidate, room.manager, { status: 'first_interview_scheduled' });
  await joined(jobId);
  const { id } = await room.booked({ ...at('14:00', 30), jobId }, noor);
  await room.table.writeOne({ remove: keys.jobMember(jobId, noor.id) });
  await cancelPointless(await closing(jobId), { ...room, newId });
  expect(await stateOf(id)).toBe('cancelled');
});

describe('The interview of who was hired for one of several openings', () => {
  const hour = ['01:00', '02:00', '05:00', '06:00', '07:00', '12:00', '23:00'].values();
  /** The hire, as a line of the story, after an interview that it cancelled. */
  async function hired({ host }: { host?: Actor } = {}) {
    const from: PipelineStatus = 'second_interview_scheduled';
    const { candidate, manager, table } = room;
    const jobId = await room.introduce(candidate, manager, { status: from });
    if (host) await joined(jobId);
    const { id, start } = await room.booked({ ...at(hour.next().value!, 30), jobId }, host);
    const place = keys.candidateOnJob(jobId, candidate.id);
    await table.writeOne({ update: place, set: hiredFor });
    const [example] = candidateHiredExamples;
    const subject = keys.candidateOnJobSubject(jobId, candidate.id);
    const hire = { ...example!, time: someTime, subject, data: { ...example!.data, jobId, from } };
    await table.write([eventWrite(hire as EventOf<'candidate-hired'>)]);
    const move = async (to: PipelineStatus, over: { time?: string; interviewAt?: string } = {}) => {
      const { interviewAt, time = later(4) } = over;
      await table.writeOne({
        update: place,
        set: { status: to, ...(interviewAt && { interviewAt }) },
        remove: ['hired'],
      });
      const data = { jobId, managerId: manager.id, candidate: { id: candidate.id }, from: 'hiring_onboarding', to };
      const actor = { kind: 'system' };
      return { id: newId(), type: 'candidate-status-changed', time, subject, actor, data } as never;
    };
    const cancel = async () => cancelPointless(filled(jobId), { table, newId });
    return { id, start, jobId, move, cancel };
  }

  it('is booked again when a move takes the hire back to it, and what was read of it is marked (PLUS-51)', async () => {
    const { id, start, jobId, move, cancel } = await hired();
    await cancel();
    expect(await stateOf(id)).toBe('cancelled');
    const back = await move('second_interview_scheduled');
    for (const _ of ['first', 'again']) await bookHiredAgain(back, { ...room, newId });
    expect(await stateOf(id)).toBe('booked');
    const place = await room.table.get(keys.candidateOnJob(jobId, room.candidate.id), { consistent: true });
    expect(place).toMatchObject({ meetingId: id, interviewAt: start });
    const [booked, ...earlier] = await storyOf(id);
    expect([booked?.type, earlier.length]).toEqual(['meeting-booked', 2]);
    expect(takenBackBy(booked as NotifyingEvent, earlier)).toBe(earlier[0]);
  });

  it('is not cancelled where the hire was taken back before its news came', async () => {
    const { id, move, cancel } = await hired();
    await move('second_interview_scheduled');
    await cancel();
    expect(await stateOf(id)).toBe('booked');
  });

  it('stays cancelled where the colleague who booked it has left the team meanwhile', async () => {
    const { id, jobId, move, cancel } = await hired({ host: noor });
    await cancel();
    expect(await stateOf(id)).toBe('cancelled');
    await room.table.writeOne({ remove: keys.jobMember(jobId, noor.id) });
    await bookHiredAgain(await move('second_interview_scheduled'), { ...room, newId });
    expect(await stateOf(id)).toBe('cancelled');
  });

  it.each<[string, PipelineStatus, { time?: string; interviewAt?: string }]>([
    ['before it', 'submitted', {}],
    ['to Rejected', 'rejected', {}],
    ['to another date', 'second_interview_scheduled', { interviewAt: '2026-09-12T10:00:00.000Z' }],
    ['more than ten minutes later', 'second_interview_scheduled', { time: later(11) }],
  ])('stays cancelled when the move leads %s', async (_where, to, over) => {
    const { id, move, cancel } = await hired();
    await cancel();
    await bookHiredAgain(await move(to, over), { ...room, newId });
    expect(await stateOf(id)).toBe('cancelled');
  });
});

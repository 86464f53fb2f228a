import { describe, expect, it } from 'vitest';
import { comingInterviews } from '../../../../functions/features/calendar/coming-interviews.ts';
import {
  announcement,
  changedEvent,
  newEvent,
  newMeeting,
} from '../../../../functions/domain/calendar/compose-event.ts';
import { describeEvent, itemsBetween } from '../../../../functions/features/calendar/describe-event.ts';
import { titleOf } from '../../../../functions/records/calendar-day.ts';
import { meetingFactsOf, type StoredCalendarEvent } from '../../../../functions/records/calendar-event.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import {
  aDay,
  aMeeting as meeting,
  anEntry,
  jobOfMeeting as job,
  timesOfMeeting as times,
} from '../../../support/a-meeting.ts';
import { actorOf, personOf } from '../../../support/an-application.ts';
import { someTime as at } from '../../../support/builders.ts';

const [manager, candidate] = [personOf('manager'), personOf('candidate')];
const id = 9001;
const refused = (kind: string, message: string, key?: string) =>
  expect.objectContaining({ kind, message, errors: key ? [{ key, message }] : [] });

describe('An event of a calendar', () => {
  const own = {
    id,
    kind: 'own',
    title: null,
    start: '2026-09-08T09:00:00.000Z',
    end: '2026-09-08T09:30:00.000Z',
    zone: 'Europe/Berlin',
    localStart: '2026-09-08T11:00',
    comment: null,
    people: [],
    manager: null,
    candidate: null,
    recruiterId: null,
    jobId: null,
    job: null,
    zoomMeetingNumber: null,
    zoomMeetingPassword: null,
    state: 'booked',
    version: 1,
    createdAt: at,
    changedAt: at,
  };
  const met = { ...own, kind: 'meeting', people: [1001, 3001], manager, candidate };

  it('begins at a full minute, and is of nobody until it is given to somebody', () => {
    expect(newEvent('own', times, { at, id })).toEqual(own);
  });

  it('is a meeting of manager and candidate, on a job and online or not', () => {
    expect(meeting).toEqual({
      ...met,
      comment: 'Ward',
      recruiterId: 2001,
      jobId: 5001,
      job,
      zoomMeetingNumber: '9001',
      zoomMeetingPassword: 'secret12',
    });
    const bare = newMeeting(
      manager,
      { candidate, recruiterId: null, job: null },
      { ...times, comment: null },
      { at, id, room: null },
    );
    expect(bare).toEqual(met);
  });

  it('changes to its next version, at its time or another', () => {
    const later = '2026-09-02T10:00:00.000Z';
    expect(changedEvent(meeting, { comment: null }, later)).toEqual({
      ...meeting,
      comment: null,
      version: 2,
      changedAt: later,
    });
    const moved = { start: '2026-09-08T12:00:01.000Z', end: '2026-09-08T12:30:00.000Z', zone: 'UTC' };
    expect(changedEvent(meeting, { ...moved, version: 1 }, later)).toEqual({
      ...meeting,
      start: '2026-09-08T12:00:00.000Z',
      end: '2026-09-08T12:30:00.000Z',
      zone: 'UTC',
      localStart: '2026-09-08T12:00',
      version: 2,
      changedAt: later,
    });
    const { start, end, zone } = moved;
    const { zone: former, localStart } = meeting;
    const unmoved = { start: meeting.start, end: meeting.end, zone: former, localStart };
    for (const part of [{ start }, { end }, { zone }, { start, end }, { start, zone }, { end, zone }])
      expect(changedEvent(meeting, part, later)).toMatchObject(unmoved);
    expect(() => changedEvent(meeting, { version: 2 }, later)).toThrow(
      refused('conflict', 'This event was changed meanwhile; reload and try again', 'version'),
    );
    expect(() => changedEvent({ ...meeting, state: 'cancelled' }, {}, later)).toThrow(
      refused('conflict', 'This event was cancelled'),
    );
  });

  it('is announced to those whom it concerns', () => {
    const actor = actorOf('manager');
    const emission = { id: 77, time: at, actor, subject: keys.calendarEvent(id).pk };
    const announced = (...changes: Parameters<typeof announcement>[0]) => announcement(changes, actor, { at, id: 77 });
    const facts = meetingFactsOf(meeting);
    expect(announced()).toEqual([]);
    const booked = announced({ before: undefined, after: meeting });
    expect(booked).toEqual([expect.objectContaining({ ...emission, type: 'meeting-booked', data: facts })]);
    const cancelled = { ...meeting, state: 'cancelled' as const };
    expect(announced({ before: meeting, after: cancelled })).toEqual([
      expect.objectContaining({ ...emission, type: 'meeting-cancelled', data: facts }),
    ]);
    const former = { start: meeting.start, end: meeting.end };
    expect(announced({ before: meeting, after: { ...meeting, zoomMeetingNumber: null } })).toEqual([
      expect.objectContaining({
        ...emission,
        type: 'meeting-changed',
        data: { ...facts, isOnline: false, former: { ...former, isOnline: true } },
      }),
    ]);
    const events = [id, 9002].map((one) => ({
      before: undefined,
      after: { ...newEvent('own', times, { at, id: one }), people: [1001] },
    }));
    expect(announced(...events)).toEqual([
      expect.objectContaining({
        ...emission,
        type: 'own-calendar-changed',
        data: { userId: 1001, eventIds: [9001, 9002] },
      }),
    ]);
  });

  it('is described to its reader, with the provider’s room while it is held', () => {
    const provided = { number: '88', password: 'p', joinUrl: 'https://meet.example.com/88' };
    const facts = { ...meeting, candidateId: 3001, managerId: 1001, joinUrl: null, joinLink: null };
    expect(describeEvent(meeting, 1001)).toEqual({ ...facts, title: 'Interview with Priya Iyer' });
    expect(describeEvent(meeting, 3001).title).toBe('Interview with Daniel Reyes');
    expect(describeEvent(meeting, 1001, { room: provided })).toMatchObject({
      zoomMeetingNumber: '88',
      zoomMeetingPassword: 'p',
      joinUrl: provided.joinUrl,
    });
    expect(describeEvent(meeting, 1001, { room: { ...provided, password: '' } }).zoomMeetingPassword).toBe('secret12');
    for (const none of [
      { ...meeting, state: 'cancelled' as const },
      { ...meeting, zoomMeetingNumber: null },
    ])
      expect(describeEvent(none, 1001, { room: provided })).toMatchObject({
        zoomMeetingNumber: none.zoomMeetingNumber,
        joinUrl: null,
      });
    const away = { ...newEvent('away', times, { at, id }), people: [1001] };
    expect(describeEvent(away, 1001)).toMatchObject({ title: 'Unavailable', candidateId: null, managerId: null });
  });
});

it('The items of a time are those that overlap it, each once, in their order', () => {
  const [late, early, same] = [
    anEntry('11:00', '12:00'),
    anEntry('09:00', '10:00', { kind: 'away', title: null }),
    anEntry('11:00', '11:30'),
  ];
  const days = [
    aDay({ 3: late, 2: same, 1: early }),
    aDay({ 1: early, 9: anEntry('12:00', '13:00'), 8: anEntry('07:00', '08:00') }),
  ];
  const range = { start: '2026-09-08T08:00:00.000Z', end: '2026-09-08T12:00:00.000Z' };
  expect(itemsBetween(days, range)).toEqual([
    { ...early, id: 1, title: 'Unavailable', rendering: 'background' },
    { ...same, id: 2, rendering: null },
    { ...late, id: 3, rendering: null },
  ]);
  expect(titleOf({ kind: 'meeting', title: null, other: candidate })).toBe('Interview with Priya Iyer');
});

it('A recruiter’s coming interviews are those of their candidates that have not ended, the next first', () => {
  const of = (over: Partial<StoredCalendarEvent>) => ({ ...meeting, ...over });
  const now = '2026-09-08T09:15:00.000Z';
  const next = of({ id: 1, zoomMeetingNumber: null });
  const last = of({ id: 2, start: '2026-09-09T09:00:00.000Z', end: '2026-09-09T10:00:00.000Z' });
  const others = [
    of({ recruiterId: 2002 }),
    of({ state: 'cancelled' }),
    of({ end: now }),
    of({ candidate: null }),
    of({ manager: null }),
  ];
  const { start, end, zone } = next;
  const shown = { zone, job, candidate, manager };
  expect(comingInterviews([last, ...others, next], { recruiterId: 2001, now })).toEqual([
    { ...shown, id: 1, start, end, isOnline: false },
    { ...shown, id: 2, start: last.start, end: last.end, isOnline: true },
  ]);
  const many = Array.from({ length: 60 }, (_one, place) => of({ id: place }));
  expect(comingInterviews(many, { recruiterId: 2001, now })).toHaveLength(50);
});

import { describe, expect, it } from 'vitest';
import { describeEvent } from '../../../../functions/features/calendar/describe-event.ts';
import { offerLetter } from '../../../../functions/features/calendar/mail-offer.steps.ts';
import { reminderName, reminderOf, soonEvent } from '../../../../functions/features/calendar/meeting-reminder.ts';
import { meetingRoom } from '../../../../functions/domain/calendar/compose-event.ts';
import { judgeEntry, shownRoom } from '../../../../functions/features/calendar/meeting-room.ts';
import { meetingFactsOf } from '../../../../functions/records/calendar-event.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { timeOfId } from '../../../../shared/rules/ids.ts';
import { aMeeting as meeting, jobOfMeeting as job } from '../../../support/a-meeting.ts';
import { personOf } from '../../../support/an-application.ts';

const manager = personOf('manager');
const id = 9001;
const refused = (kind: string, message: string, key?: string) =>
  expect.objectContaining({ kind, message, errors: key ? [{ key, message }] : [] });

it('A letter of offered times says who, for what, how long and between which days', () => {
  const offer = {
    manager,
    job,
    minutes: 30,
    firstDay: '2026-09-07',
    lastDay: '2026-09-11',
    isOnline: true,
  } as Parameters<typeof offerLetter>[0];
  expect(offerLetter(offer, { firstName: 'Priya', timeZone: 'Asia/Kolkata' }, 'https://example.com/book')).toEqual({
    subject: 'Daniel Reyes would like to meet you: choose a time',
    paragraphs: [
      'Hello Priya,',
      'Daniel Reyes would like to interview you for Nurse. Choose when it suits you; the page shows every time in Kolkata or wherever you are.',
    ],
    facts: [
      { label: 'Job', value: 'Nurse' },
      { label: 'Length', value: '30 minutes, online' },
      { label: 'Between', value: 'Mon, Sep 7, 2026 and Fri, Sep 11, 2026' },
    ],
    action: { label: 'Choose a time', href: 'https://example.com/book' },
    smallPrint: 'You need no account. With the same link you can move or cancel the interview until it begins.',
  });
  const bare = offerLetter({ ...offer, job: null, isOnline: false }, { firstName: 'Priya', timeZone: null }, '');
  expect(bare.paragraphs[1]).toMatch(
    /^Daniel Reyes would like to interview you\. Choose when it suits you; the page shows every time in \S.* or wherever you are\.$/,
  );
  expect(bare.facts?.map(({ label, value }) => [label, value])[0]).toEqual(['Length', '30 minutes']);
});

describe('A reminder of a meeting', () => {
  const facts = meetingFactsOf(meeting)!;
  const before = (minutes: number) => new Date(Date.parse(meeting.start) - minutes * 60_000).toISOString();

  it('is due half an hour or a day before it, if that lies ahead', () => {
    const soon = reminderOf(facts, 'half-hour', before(31))!;
    expect(soon).toEqual({
      name: 'event-9001-v1-30',
      dueAt: before(30),
      type: 'meeting-due',
      detail: expect.any(String),
    });
    expect(JSON.parse(soon.detail)).toMatchObject({
      type: 'meeting-due',
      time: before(30),
      actor: { kind: 'system' },
      subject: keys.calendarEvent(id).pk,
      data: { eventId: id, version: 1 },
    });
    const drawnAt = timeOfId(JSON.parse(soon.detail).id) - Date.parse(before(30));
    expect(drawnAt).toBeGreaterThanOrEqual(0);
    expect(drawnAt).toBeLessThan(60_000);
    expect(reminderOf(facts, 'half-hour', before(30.9))).toBeUndefined();
    const day = reminderOf(facts, 'day', before(24 * 60 + 1))!;
    expect([day.name, day.dueAt]).toEqual([reminderName(9001, 1, 'day'), before(24 * 60)]);
    expect(JSON.parse(day.detail).data).toEqual({ eventId: id, version: 1, isDayBefore: true });
    expect(reminderOf(facts, 'day', before(24 * 60))).toBeUndefined();
    expect(JSON.parse(soon.detail).id).not.toBe(JSON.parse(day.detail).id);
    expect(reminderOf({ ...facts, version: 2 }, 'half-hour', before(99))!.detail).toContain(
      `"id":${JSON.parse(soon.detail).id}`,
    );
  });

  it('is due a day after its end, if anybody scores it and that lies ahead', () => {
    const after = new Date(Date.parse(meeting.end) + 86_400_000).toISOString();
    const reminder = reminderOf(facts, 'scorecards', meeting.end)!;
    expect([reminder.name, reminder.dueAt]).toEqual(['event-9001-v1-scorecards', after]);
    expect(JSON.parse(reminder.detail).data).toEqual({ eventId: id, version: 1, isDayAfter: true });
    expect(reminderOf(facts, 'scorecards', after)).toBeUndefined();
    for (const other of [{ job: null }, { isCall: true as const }])
      expect(reminderOf({ ...facts, ...other }, 'scorecards', meeting.end)).toBeUndefined();
    expect(soonEvent(JSON.parse(reminder.detail), meeting, after)).toBeUndefined();
  });

  it.each<[string, boolean, number, string | undefined]>([
    ['half an hour', false, 30, 'meeting-soon'],
    ['half an hour', false, 35, 'meeting-soon'],
    ['half an hour', false, 36, undefined],
    ['half an hour', false, 1, 'meeting-soon'],
    ['half an hour', false, 0, undefined],
    ['a day', true, 24 * 60 + 5, 'meeting-tomorrow'],
    ['a day', true, 24 * 60 + 6, undefined],
    ['a day', true, 18 * 60 + 1, 'meeting-tomorrow'],
    ['a day', true, 18 * 60, undefined],
  ])('of %s is sent in time or not at all (%s, %d minutes before)', (_what, isDayBefore, minutes, type) => {
    const due = {
      id: 77,
      time: before(30),
      data: { eventId: id, version: 1, ...(isDayBefore && { isDayBefore }) },
    } as never;
    const soon = soonEvent(due, meeting, before(minutes));
    const emission = {
      id: 77,
      time: before(30),
      actor: { kind: 'system' },
      subject: keys.calendarEvent(id).pk,
      data: facts,
    };
    const shown = soon && { id: soon.id, time: soon.time, actor: soon.actor, subject: soon.subject, data: soon.data };
    expect(soon?.type).toBe(type);
    expect(shown).toEqual(type && emission);
    const gone = [
      undefined,
      { ...meeting, state: 'cancelled' as const },
      { ...meeting, version: 2 },
      { ...meeting, manager: null },
    ];
    for (const other of gone) expect(soonEvent(due, other, before(minutes))).toBeUndefined();
  });
});

describe('The room of an online meeting', () => {
  const entered = (found: Parameters<typeof judgeEntry>[0], userId = 1001, password = 'secret12') =>
    judgeEntry(found, { userId, password });
  const unknown = refused('notFound', 'There is no room with this number and password', 'password');

  it('has the meeting’s number and a password of eight letters', () => {
    expect(meetingRoom(9001, 'abcdefghij')).toEqual({ number: '9001', password: 'abcdefgh' });
  });

  it('is entered by its people with its password or the provider’s', () => {
    const found = { event: meeting, room: undefined };
    expect(entered(found)).toBe(found);
    const provided = { event: meeting, room: { password: 'p' } as never };
    expect(entered(provided, 3001, 'p')).toBe(provided);
    for (const [other, userId, password] of [
      [undefined, 1001, 'secret12'],
      [found, 1002, 'secret12'],
      [found, 1001, 'wrong'],
      [{ event: meeting, room: { password: '' } as never }, 1001, ''],
      [{ event: { ...meeting, zoomMeetingPassword: null }, room: { password: 'p' } as never }, 1001, 'p'],
    ] as const)
      expect(() => entered(other, userId, password)).toThrow(unknown);
    const cancelled = { event: { ...meeting, state: 'cancelled' as const }, room: undefined };
    expect(() => entered(cancelled)).toThrow(refused('conflict', 'This interview was cancelled'));
  });

  it('shows who was seen within a minute, and the reader’s own notes', () => {
    const now = '2026-09-08T09:01:00.000Z';
    const seats = [
      { userId: 1001, eventId: id, seenAt: '2026-09-08T09:00:00.001Z', notes: 'Mine' },
      { userId: 3001, eventId: id, seenAt: '2026-09-08T09:00:00.000Z', notes: 'Theirs' },
    ];
    const found = { event: meeting, room: undefined };
    expect(shownRoom(found, seats, { readerId: 1001, now })).toEqual({
      event: describeEvent(meeting, 1001),
      present: [manager],
      notes: 'Mine',
    });
    expect(shownRoom(found, [{ userId: 3001, eventId: id }], { readerId: 1001, now })).toMatchObject({
      present: [],
      notes: '',
    });
  });
});

import { describe, expect, it } from 'vitest';
import * as offers from '../../../functions/records/booking-offer.ts';
import type { StoredBookingOffer } from '../../../functions/records/booking-offer.ts';
import { calendarEventWrites, meetingFactsOf } from '../../../functions/records/calendar-event.ts';
import type { StoredCalendarEvent } from '../../../functions/records/calendar-event.ts';
import * as feeds from '../../../functions/records/calendar-feed.ts';
import { followedInterviewWrite } from '../../../functions/records/interview.ts';
import * as seats from '../../../functions/records/meeting-seat.ts';
import * as rooms from '../../../functions/records/provided-room.ts';
import type { StoredRoom } from '../../../functions/records/provided-room.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { secretHash } from '../../../functions/platform/table/secret-hash.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const person = (id: number) => ({ id, firstName: 'A', lastName: 'B', avatar: null });
const failed = 'TransactionCanceledException';
const trace = (userId: number, place: { pk: string; sk?: string }) => ({ ...keys.trace(userId, place), place });
const end = '2026-09-01T11:00:00.000Z';

const offer = {
  id: 50,
  manager: person(1),
  candidate: person(8),
  recruiterId: 7,
  state: 'open',
  eventId: null,
  version: 1,
} as unknown as StoredBookingOffer;
const offered = (over: object = {}) => ({ ...offer, ...keys.bookingOffer(1, 50), ...over });
const booked = () => offers.changedBookingOfferWrite(offer, { state: 'booked', eventId: 60 } as never);
describeWrites('An offer of times', [
  [
    'leaves its candidate traces of it and of its story',
    () => offers.newBookingOfferWrites(offer),
    [],
    [offered(), trace(8, keys.bookingOffer(1, 50)), trace(8, { pk: keys.bookingOfferSubject(50) })],
  ],
  ['is made once', () => offers.newBookingOfferWrites(offer), [offered()], failed],
  ['is booked', booked, [offered()], [offered({ state: 'booked', eventId: 60, version: 2 })]],
  [
    'is booked once',
    booked,
    [offered({ version: 2 })],
    'conflict | The offer was changed meanwhile; reload and try again',
  ],
  ['is refused as its caller says', () => offers.changedBookingOfferWrite(offer, {}, ownRefusal), [], own],
]);

const meeting = {
  id: 60,
  kind: 'meeting',
  state: 'planned',
  version: 1,
  start: someTime,
  end,
  zone: 'Europe/Rome',
  people: [1, 8],
  manager: person(1),
  candidate: person(8),
  recruiterId: 7,
  job: { id: 5, title: 'Nurse' },
  zoomMeetingNumber: null,
  title: null,
} as unknown as StoredCalendarEvent;
const event = (one: StoredCalendarEvent) => ({ ...one, ...keys.calendarEvent(60) });
const cancelled = { ...meeting, state: 'cancelled', version: 2 } as StoredCalendarEvent;
const away = { ...meeting, kind: 'away', people: [1] } as StoredCalendarEvent;
const moved = { ...meeting, start: end, version: 2 };
const changed = (before: StoredCalendarEvent | undefined, after: StoredCalendarEvent) => () =>
  calendarEventWrites(before, after, ownRefusal);

describeWrites('An entry of calendars', [
  ['is new', changed(undefined, meeting), [], [event(meeting)]],
  ['is new once', changed(undefined, meeting), [event(meeting)], own],
  ['is moved', changed(meeting, moved), [event(meeting)], [event(moved)]],
  ['is moved as it was read', changed(meeting, moved), [event(moved)], own],
  [
    'that is a cancelled meeting stays, with a trace for each',
    changed(meeting, cancelled),
    [event(meeting)],
    [event(cancelled), ...[1, 8].map((id) => trace(id, { pk: keys.calendarEvent(60).pk }))],
  ],
  [
    'that is somebody’s own is removed',
    changed(away, { ...away, state: 'cancelled' } as StoredCalendarEvent),
    [event(away)],
    [],
  ],
  [
    'that is somebody’s own is removed as it was read',
    changed(away, { ...away, state: 'cancelled' } as StoredCalendarEvent),
    [event(moved)],
    own,
  ],
]);

describe('The facts of a meeting', () => {
  it('are those of its people, online or not', () => {
    const facts = {
      eventId: 60,
      version: 1,
      start: someTime,
      end,
      zone: 'Europe/Rome',
      manager: person(1),
      candidate: person(8),
      recruiterId: 7,
      job: meeting.job,
    };
    expect(meetingFactsOf(meeting)).toEqual({ ...facts, isOnline: false });
    expect(meetingFactsOf({ ...meeting, zoomMeetingNumber: '123' })).toEqual({ ...facts, isOnline: true });
    expect([away, { ...meeting, manager: null }, { ...meeting, candidate: null }].map(meetingFactsOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const feed = {
  id: 70,
  userId: 7,
  name: 'Phone',
  createdAt: someTime,
  readAt: null,
  reader: null,
} as unknown as Parameters<typeof feeds.newCalendarFeedWrites>[0];
const storedFeed = { ...feed, hash: secretHash('t') };
const feedItem = (over: object = {}) => ({ ...keys.calendarFeed(7, 70), ...storedFeed, ...over });
const secret = { ...keys.calendarFeedSecret(secretHash('t')), userId: 7, feedId: 70 };
const noFeed = 'notFound | There is no such feed';
describeWrites('A feed', [
  ['is found by the hash of its secret', () => feeds.newCalendarFeedWrites(feed, 't').writes, [], [feedItem(), secret]],
  ['is new once', () => feeds.newCalendarFeedWrites(feed, 't').writes, [feedItem()], failed],
  ['has a secret of its own', () => feeds.newCalendarFeedWrites(feed, 't').writes, [secret], failed],
  ['is revoked with its secret', () => feeds.removedCalendarFeedWrites(storedFeed), [feedItem(), secret], []],
  ['is revoked once', () => feeds.removedCalendarFeedWrites(storedFeed), [], noFeed],
  [
    'says when it was read and by what',
    () => feeds.calendarFeedReadWrite(storedFeed, { readAt: end, reader: 'Outlook' } as never),
    [feedItem()],
    [feedItem({ readAt: end, reader: 'Outlook' })],
  ],
  [
    'that was revoked is not read',
    () => feeds.calendarFeedReadWrite(storedFeed, { readAt: end, reader: null } as never),
    [],
    noFeed,
  ],
]);

const facts = meetingFactsOf(meeting)!;
const interview = (over: object = {}) => ({
  ...keys.interview(7, 60),
  eventId: 60,
  version: 1,
  end,
  isCancelled: false,
  ttl: Date.parse(end) / 1000 + 31 * 86_400,
  ...over,
});
const followed = (version: number, isCancelled: boolean) => () =>
  followedInterviewWrite(7, { ...facts, version }, isCancelled, ownRefusal);
describeWrites('A recruiter’s interview', [
  ['follows its meeting until a month after it', followed(1, false), [], [interview()]],
  ['follows a newer version', followed(2, true), [interview()], [interview({ version: 2, isCancelled: true })]],
  ['follows each version once', followed(1, true), [interview()], own],
]);

const seat = (over: object = {}) => ({ ...keys.meetingSeat(7, 60), userId: 7, eventId: 60, ...over });
describeWrites('A seat in a meeting', [
  ['is taken', () => seats.seatTakenWrite(7, 60, someTime), [], [seat({ seenAt: someTime })]],
  [
    'is left',
    () => seats.seatTakenWrite(7, 60, undefined),
    [seat({ seenAt: someTime, notes: 'A' })],
    [seat({ notes: 'A' })],
  ],
  [
    'has notes',
    () => seats.seatNotesWrite(7, 60, 'A'),
    [seat({ seenAt: someTime })],
    [seat({ seenAt: someTime, notes: 'A' })],
  ],
]);

const room = { eventId: 60, number: '123', start: someTime, end } as unknown as StoredRoom;
const roomItem = (over: object = {}) => ({ ...room, ...keys.providedRoom(60), ...over });
const times = { start: end, end: '2026-09-01T12:00:00.000Z' };
describeWrites('A room that a provider holds', [
  ['is new', () => rooms.newRoomWrite(room, ownRefusal), [], [roomItem()]],
  ['is one for a meeting', () => rooms.newRoomWrite(room, ownRefusal), [roomItem({ number: '9' })], own],
  ['has other times', () => rooms.movedRoomWrite(room, times, ownRefusal), [roomItem()], [roomItem(times)]],
  [
    'of another number keeps its times',
    () => rooms.movedRoomWrite(room, times, ownRefusal),
    [roomItem({ number: '9' })],
    own,
  ],
  ['is gone', () => rooms.removedRoomWrite(room, ownRefusal), [roomItem()], []],
  ['of another number stays', () => rooms.removedRoomWrite(room, ownRefusal), [roomItem({ number: '9' })], own],
]);

import { describe, expect, it } from 'vitest';
import { bookByLink, cancelByLink, readLink } from '../../../../functions/features/calendar/book-by-link.steps.ts';
import { offerTimesHandler } from '../../../../functions/features/calendar/booking-offer.handlers.ts';
import type { InterviewStep } from '../../../../shared/model/interviewing.ts';
import type { StoredBookingOffer } from '../../../../functions/records/booking-offer.ts';
import { changedMeanwhile } from '../../../../functions/records/calendar-day.ts';
import type { CalendarDay } from '../../../../functions/records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../../../functions/records/calendar-event.ts';
import type { Arrangement } from '../../../../functions/domain/calendar/calendar.steps.ts';
import { aDay, aMeeting, anEntry, jobOfMeeting } from '../../../support/a-meeting.ts';
import { personOf } from '../../../support/an-application.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';

const now = '2026-09-01T10:00:00.000Z';
const hours = { minutes: 30, fromHour: 9, toHour: 17, zone: 'UTC', noticeHours: 0, bufferMinutes: 0, mostPerDay: 5 };
const offer = (over: Partial<StoredBookingOffer> = {}): StoredBookingOffer => ({
  id: 7,
  manager: personOf('manager'),
  candidate: personOf('candidate'),
  job: jobOfMeeting,
  recruiterId: 2001,
  ...hours,
  firstDay: '2026-09-08',
  lastDay: '2026-09-08',
  isWeekendOffered: false,
  isOnline: true,
  state: 'open',
  eventId: null,
  createdAt: now,
  version: 1,
  ...over,
});

describe('Offering times', () => {
  const offering = async (former: Partial<StoredBookingOffer>[], over: object = {}) => {
    const saved: StoredBookingOffer[] = [];
    const asked: number[] = [];
    const offersStore = {
      offersOf: async (_managerId: number, limit: number) => {
        asked.push(limit);
        return former.map((one) => offer(one));
      },
      saveNew: async (one: StoredBookingOffer) => void saved.push(one),
    };
    const partner = { candidate: personOf('candidate'), recruiterId: 2001, job: jobOfMeeting };
    const needs = {
      calendarStore: { partner: async () => partner, partnerToCall: async () => partner },
      offersStore: offersStore as never,
      clock: aClock(now),
    };
    const body = { candidateId: 3001, jobId: 5001, ...hours, firstDay: '2026-09-08', lastDay: '2026-09-08', ...over };
    const { result } = await handled(offerTimesHandler, { body, actor: anActor('manager') }, needs);
    return { result, saved, asked };
  };
  const many = (count: number, over: Partial<StoredBookingOffer> = {}) => Array.from({ length: count }, () => over);

  it('is refused while fifty others can still be booked', async () => {
    const message = '50 of your offers are still open; withdraw one first';
    expect(await refusalOf(offering(many(50)))).toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'candidateId', message }],
    });
    const closed = [...many(30, { state: 'withdrawn' }), ...many(30, { lastDay: '2026-08-31' })];
    const { result, saved, asked } = await offering([...many(49), ...closed]);
    expect(result).toMatchObject({ state: 'open', eventId: null, createdAt: now, job: jobOfMeeting });
    expect([saved.length, asked]).toEqual([1, [200]]);
    expect(saved[0]).toMatchObject({ recruiterId: 2001, version: 1 });
  });

  it.each([
    ['a day that is over', { firstDay: '2026-08-31', lastDay: '2026-08-31' }, 'Must not be in the past'],
    ['a day more than ninety days ahead', { firstDay: '2026-11-30', lastDay: '2026-12-01' }, 'At most 90 days ahead'],
  ])('is refused for %s', async (_what, over, message) => {
    expect(await refusalOf(offering([], over))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'lastDay', message }],
    });
  });

  it('reaches ninety days', async () => {
    expect((await offering([], { firstDay: '2026-11-30', lastDay: '2026-11-30' })).saved).toHaveLength(1);
  });
});

describe('A link to offered times', () => {
  const start = '2026-09-08T12:00:00.000Z';
  const booked = { ...aMeeting, start: '2026-09-08T09:00:00.000Z', end: '2026-09-08T09:30:00.000Z' };

  function aLink({
    found = offer(),
    latest = found,
    event,
    state = 'open',
    at = now,
    days = [],
    read = days,
    pool,
  }: {
    pool?: InterviewStep['pool'];
    found?: StoredBookingOffer | undefined;
    latest?: StoredBookingOffer | undefined;
    event?: StoredCalendarEvent;
    state?: string;
    at?: string;
    /** What is seen when the choice is judged, where it differs from what was read before. */
    days?: CalendarDay[];
    read?: CalendarDay[];
  } = {}) {
    const arranged: Arrangement[] = [];
    let reads = 0;
    const calendarStore = {
      event: async () => event,
      positionOf: async () => undefined,
      stillHosting: async () => [],
      arrange: async (
        decide: () => Promise<Arrangement>,
        judge: (changes: object, days: readonly CalendarDay[]) => void,
      ) => {
        const decided = await decide();
        judge(decided.changes, days);
        arranged.push(decided);
      },
    };
    const offersStore = {
      offer: async () => ((reads += 1) === 1 ? found : latest),
      asTheyHold: async (offers: object[]) => offers,
      daysOfAll: async () => ({ interviewers: [{ id: 1001, days: read }], candidate: [], pool }),
    };
    const purpose = { kind: 'booking', managerId: 1001, offerId: 7 };
    const mailedTokens = { look: async () => ({ state, purpose }) };
    return { arranged, needs: { calendarStore, offersStore, mailedTokens, clock: aClock(at) } as never };
  }
  const gone = (message: string) => ({ kind: 'gone', errors: [{ key: 'token', message }] });

  it.each<[string, Parameters<typeof aLink>[0], object]>([
    [
      'that has expired shows nothing',
      { state: 'expired' },
      { state: 'unknown', offer: null, times: [], booked: null },
    ],
    ['to nothing shows nothing', { found: undefined }, { state: 'unknown', cancelled: null }],
    ['that was withdrawn shows no times', { found: offer({ state: 'withdrawn' }) }, { state: 'withdrawn', times: [] }],
    ['whose days are over shows no times', { at: '2026-09-08T17:00:00.000Z' }, { state: 'over', times: [] }],
    [
      'whose interview has begun shows no times',
      { found: offer({ eventId: 9001 }), event: booked, at: booked.start },
      { state: 'over', times: [], booked: { start: booked.start, end: booked.end } },
    ],
    [
      'whose interview was cancelled shows when it would have been',
      { found: offer({ eventId: 9001 }), event: { ...booked, state: 'cancelled' } },
      { state: 'open', booked: null, cancelled: { start: booked.start, end: booked.end } },
    ],
  ])('%s', async (_what, world, expected) => {
    // The default fills in an offer where none is named.
    const { needs } = aLink(world);
    const isNobody = world && 'found' in world && world.found === undefined;
    const given = isNobody ? { ...(needs as object), offersStore: { offer: async () => undefined } } : needs;
    expect(await readLink('t', given as never)).toMatchObject(expected);
  });

  it('shows the times, also that of the interview which would be moved', async () => {
    const { needs } = aLink({
      found: offer({ eventId: 9001 }),
      event: booked,
      read: [aDay({ 9001: anEntry('09:00', '09:30', { kind: 'meeting' }), 1: anEntry('10:00', '10:30') })],
    });
    const { times } = await readLink('t', needs);
    expect([times.includes('2026-09-08T09:00:00.000Z'), times.includes('2026-09-08T10:00:00.000Z')]).toEqual([
      true,
      false,
    ]);
  });

  it('books once, online where it is offered so, and says so of both', async () => {
    const { arranged, needs } = aLink();
    await bookByLink({ token: 't', start }, needs);
    const [{ changes, events, also } = { changes: [], events: [], also: [] }] = arranged;
    expect(changes).toMatchObject([
      {
        before: undefined,
        after: { start, end: '2026-09-08T12:30:00.000Z', recruiterId: 2001, zoomMeetingNumber: expect.any(String) },
      },
    ]);
    expect(events).toMatchObject([{ type: 'meeting-booked', actor: { kind: 'system' } }]);
    expect(also?.filter((write) => !('check' in write))).toHaveLength(1);
    const offline = aLink({ found: offer({ isOnline: false }) });
    await bookByLink({ token: 't', start }, offline.needs);
    expect(offline.arranged[0]?.changes).toMatchObject([{ after: { zoomMeetingNumber: null } }]);
    const again = aLink({ found: offer({ eventId: 9001 }), event: { ...booked, start } });
    await bookByLink({ token: 't', start }, again.needs);
    expect(again.arranged).toEqual([{ changes: [], events: [] }]);
  });

  it('of a pool is decided again by days that were written meanwhile, though the time is free in them', async () => {
    const world = { found: offer({ step: { id: 70, title: 'Skills' } }), pool: { mostPerWeek: 2 } };
    const written = { days: [{ ...aDay({ 1: anEntry('20:00', '20:30') }), version: 2 }], read: [aDay({})] };
    await expect(bookByLink({ token: 't', start }, aLink({ ...world, ...written }).needs)).rejects.toBe(
      changedMeanwhile,
    );
    const { arranged, needs } = aLink({ ...world, days: [aDay({})] });
    await bookByLink({ token: 't', start }, needs);
    expect(arranged).toHaveLength(1);
  });

  it('moves the interview that it booked, and cancels it', async () => {
    const world = { found: offer({ eventId: 9001 }), event: booked };
    const moved = aLink(world);
    await bookByLink({ token: 't', start }, moved.needs);
    expect(moved.arranged[0]).toMatchObject({
      changes: [{ before: booked, after: { start, version: booked.version + 1 } }],
      events: [{ type: 'meeting-changed' }],
    });
    const cancelled = aLink(world);
    await cancelByLink('t', cancelled.needs);
    expect(cancelled.arranged[0]).toMatchObject({
      changes: [{ after: { state: 'cancelled' } }],
      events: [{ type: 'meeting-cancelled' }],
    });
    const nothing = aLink();
    await cancelByLink('t', nothing.needs);
    expect(nothing.arranged).toEqual([{ changes: [], events: [] }]);
  });

  it.each<[string, Parameters<typeof aLink>[0], object]>([
    ['that has expired', { state: 'expired' }, gone('These times are no longer offered')],
    ['that was withdrawn', { found: offer({ state: 'withdrawn' }) }, gone('These times are no longer offered')],
    [
      'whose interview has begun',
      { found: offer({ eventId: 9001 }), event: booked, at: booked.start },
      gone('The interview has begun; write to the manager instead'),
    ],
  ])('%s neither books nor cancels', async (_what, world, refusal) => {
    expect(await refusalOf(bookByLink({ token: 't', start }, aLink(world).needs))).toMatchObject(refusal);
    expect(await refusalOf(cancelByLink('t', aLink(world).needs))).toMatchObject(refusal);
  });

  it('books and moves ten times and no more, so that forty bookings by one link mail nobody 160 times (PLUS-43)', async () => {
    const used = async (version: number) =>
      bookByLink({ token: 't', start }, aLink({ found: offer({ eventId: 9001, version }), event: booked }).needs);
    await used(10);
    const message = 'This link was used 10 times; please agree on another time with the manager';
    expect(await refusalOf(used(11))).toMatchObject({ message });
  });

  it('refuses a time that is not free, unless it may be this link’s own booking of a moment ago', async () => {
    const message = 'This time was taken a moment ago; please choose another';
    const taken = { kind: 'conflict', errors: [{ key: 'start', message }] };
    const busy = [aDay({ 1: anEntry('12:00', '12:30') })];
    const book = (world: Parameters<typeof aLink>[0], at = start) =>
      bookByLink({ token: 't', start: at }, aLink(world).needs);
    expect(await refusalOf(book({ read: busy, days: [] }))).toMatchObject(taken);
    expect(await refusalOf(book({}, '2026-09-08T12:10:00.000Z'))).toMatchObject(taken);
    await expect(book({ read: busy, days: [], latest: offer({ version: 2 }) })).rejects.toBe(changedMeanwhile);
    await expect(book({ read: [], days: busy })).rejects.toBe(changedMeanwhile);
    const full = Object.fromEntries(Array.from({ length: 100 }, (_one, place) => [place, anEntry('20:00', '20:01')]));
    expect(await refusalOf(book({ read: [], days: [aDay(full)] }))).toMatchObject(taken);
  });
});

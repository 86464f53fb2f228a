import { describe, expect, it } from 'vitest';
import { entriesOf, holdersOf, weekChecks, weekOf } from '../../../../functions/domain/calendar/interview-holders.ts';
import { offeredTimes } from '../../../../functions/features/calendar/offered-times.ts';
import { type CalendarDay, type DayEntry, occupiedDays } from '../../../../functions/records/calendar-day.ts';
import type { BookingOffer } from '../../../../shared/model/booking-offer.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { daysOf } from '../../../../shared/rules/calendar-time.ts';
import { localOf, startOfDay } from '../../../../shared/rules/zoned-time.ts';
import { aMeeting } from '../../../support/a-meeting.ts';

const person = { id: 1, firstName: 'A', lastName: 'B', avatar: null };
const zone = 'America/New_York';
const offer = (over: Partial<BookingOffer> = {}): BookingOffer => ({
  id: 7,
  manager: person,
  candidate: person,
  job: null,
  minutes: 60,
  firstDay: '2027-03-10',
  lastDay: '2027-03-10',
  fromHour: 9,
  toHour: 13,
  zone,
  isWeekendOffered: true,
  noticeHours: 0,
  bufferMinutes: 0,
  mostPerDay: 5,
  isOnline: false,
  state: 'open',
  eventId: null,
  createdAt: '2027-03-01T00:00:00.000Z',
  ...over,
});
let ids = 100;
const busy = (start: string, end: string, over: Partial<DayEntry> = {}): CalendarDay => ({
  userId: 1,
  day: start.slice(0, 10),
  version: 1,
  entries: {
    [(ids += 1)]: { start, end, kind: 'meeting', title: null, other: null, job: null, isOnline: false, ...over },
  },
});
// Half an hour at noon UTC, outside the hours that are offered.
const met = (day: string) => busy(`${day}T12:00:00.000Z`, `${day}T12:30:00.000Z`);
const hour = (time: string, day = '2027-03-10') => `${day}T${time}:00.000Z`;
const who = (id: number, ...days: CalendarDay[]) => ({ id, days });
const at = Date.parse(hour('15:00'));
const holders = (given: Parameters<typeof holdersOf>[1], former: number[] = [], start = at, over = {}) =>
  holdersOf(offer(over), given, { moving: null, former })(start);
const times = (given: Parameters<typeof holdersOf>[1], over: Partial<BookingOffer> = {}) =>
  offeredTimes(offer(over), { ...given, candidate: [] }, { now: '2027-03-01T00:00:00.000Z', moving: null }).map(
    (time) => localOf(time, over.zone ?? zone).slice(5),
  );

describe('A panel', () => {
  it('is offered when all of it are free', () => {
    const early = who(11, busy(hour('14:00'), hour('15:30')));
    const late = who(12, busy(hour('16:30'), hour('17:00'), { kind: 'away' }));
    expect(times({ interviewers: [early, late, who(13)] })).toEqual(['03-10T10:30', '03-10T12:00']);
    expect(times({ interviewers: [early, who(12, busy(hour('15:30'), hour('18:00')))] })).toEqual([]);
    expect(holders({ interviewers: [early, who(12)] })).toEqual([]);
    expect(holders({ interviewers: [who(12), who(11)] })).toEqual([12, 11]);
  });

  it('has the free time around it, and the most interviews of a day, that each of it is to have', () => {
    const beside = who(11, busy(hour('13:00'), hour('14:00')));
    const often = who(12, met('2027-03-10'));
    expect(times({ interviewers: [beside, who(12)] }, { bufferMinutes: 30, lastDay: '2027-03-10' })[0]).toBe(
      '03-10T09:30',
    );
    expect(times({ interviewers: [who(11), often] }, { mostPerDay: 1 })).toEqual([]);
    expect(times({ interviewers: [who(11), often] }, { mostPerDay: 2 })[0]).toBe('03-10T09:00');
  });

  it('is offered in the working hours of each of it, on the clock of their own zone', () => {
    const week = (fromHour: number, toHour: number, of: string) => ({
      week: { hours: [{ weekday: 3, fromHour, toHour }], zone: of },
    });
    // Half past nine to eleven on the East Coast is half past six to eight on the West Coast.
    const east = { ...who(11), ...week(9.5, 12, 'America/New_York') };
    const west = { ...who(12), ...week(6, 8, 'America/Los_Angeles') };
    expect(times({ interviewers: [east, west] })).toEqual(['03-10T09:30', '03-10T10:00']);
    expect(times({ interviewers: [east, west, { ...who(13), week: { hours: [], zone } }] })).toHaveLength(2);
    const eleven = Date.parse(hour('16:00'));
    expect(holders({ interviewers: [east, west], pool: { mostPerWeek: null } }, [12], eleven)).toEqual([11]);
  });

  it('needs nobody who only arranged something then, and not the interview that is moved', () => {
    const day = busy(hour('14:00'), hour('18:00'));
    const aside = busy(hour('14:00'), hour('18:00'), { isAside: true });
    expect(entriesOf([aside], null)).toEqual([]);
    expect(holders({ interviewers: [who(11, aside), who(12)] })).toEqual([11, 12]);
    const moving = Number(Object.keys(day.entries)[0]);
    expect(holdersOf(offer(), { interviewers: [who(11, day)] }, { moving })(at)).toEqual([11]);
    expect(holdersOf(offer(), { interviewers: [who(11, day)] }, { moving: null })(at)).toEqual([]);
  });

  it.each([
    // One of its days is in another UTC day, and the clocks of the two change on different days.
    ['Australia/Sydney', '2027-04-04', '2027-04-04T01:00:00.000Z', ['04-04T09:00', '04-04T10:00', '04-04T12:00']],
    ['America/New_York', '2027-03-14', '2027-03-14T15:00:00.000Z', ['03-14T09:00', '03-14T10:00', '03-14T12:00']],
    ['Europe/London', '2027-03-28', '2027-03-28T10:00:00.000Z', ['03-28T09:00', '03-28T10:00', '03-28T12:00']],
  ])('in %s is offered on the clock of its zone on the day that the clock changes', (ofZone, day, from, expected) => {
    const end = new Date(Date.parse(from) + 3_600_000).toISOString();
    const shown = times(
      { interviewers: [who(11), who(12, busy(from, end))] },
      { zone: ofZone, firstDay: day, lastDay: day },
    );
    expect(shown.filter((time) => time.endsWith(':00'))).toEqual(expected);
  });
});

describe('A pool', () => {
  const pool = { mostPerWeek: null };
  const three = { mostPerWeek: 3 };
  // Wednesday is the day that is offered; its week is the 8th to the 14th.
  const monday = met('2027-03-08');
  const sunday = met('2027-03-14');
  const before = met('2027-03-07');
  const after = met('2027-03-15');
  const away = busy(hour('14:00'), hour('18:00'), { kind: 'away' });

  it.each<[string, Parameters<typeof holdersOf>[1], number[]]>([
    ['of equals the first named', { pool, interviewers: [who(12), who(11)] }, [12]],
    ['who has fewest that week', { pool, interviewers: [who(11, monday), who(12, before, after)] }, [12]],
    [
      'fewest from Monday to Sunday',
      { pool, interviewers: [who(11, monday, sunday), who(12, monday), who(13, sunday)] },
      [12],
    ],
    ['who is free, though they have more', { pool, interviewers: [who(11, away), who(12, monday, sunday)] }, [12]],
    ['nobody where none is free', { pool, interviewers: [who(11, away), who(12, away)] }, []],
    ['who is below the limit', { pool: { mostPerWeek: 1 }, interviewers: [who(11, monday), who(12, after)] }, [12]],
    ['nobody where all are at it', { pool: { mostPerWeek: 1 }, interviewers: [who(11, monday), who(12, sunday)] }, []],
    ['nobody of nobody', { pool, interviewers: [] }, []],
  ])('is held by %s', (_what, given, expected) => {
    expect(holders(given)).toEqual(expected);
  });

  it('counts interviews that its people hold alone: neither time away nor what others hold for them', () => {
    const aside = busy(hour('12:00', '2027-03-09'), hour('13:00', '2027-03-09'), { isAside: true });
    expect(
      holders({ pool: { mostPerWeek: 1 }, interviewers: [who(11, away, aside)] }, [], Date.parse(hour('18:00'))),
    ).toEqual([11]);
  });

  it('keeps who held the interview before it moved, where they can, and chooses again where they cannot', () => {
    expect(holders({ pool: three, interviewers: [who(11), who(12, monday)] }, [12])).toEqual([12]);
    expect(holders({ pool: three, interviewers: [who(11), who(12, away)] }, [12])).toEqual([11]);
    expect(holders({ pool: { mostPerWeek: 1 }, interviewers: [who(11), who(12, monday)] }, [12])).toEqual([11]);
  });

  it('is offered when at least one of it is free', () => {
    const early = who(11, busy(hour('14:00'), hour('16:00')));
    const late = who(12, busy(hour('16:00'), hour('18:00')));
    expect(times({ pool, interviewers: [early, late] })).toEqual([
      '03-10T09:00',
      '03-10T09:30',
      '03-10T10:00',
      '03-10T11:00',
      '03-10T11:30',
      '03-10T12:00',
    ]);
  });
});

describe('The week of a moment', () => {
  it.each([
    ['2027-03-08T04:59:00.000Z', zone, '2027-03-01'],
    ['2027-03-08T05:00:00.000Z', zone, '2027-03-08'],
    ['2027-03-15T03:59:00.000Z', zone, '2027-03-08'],
    ['2027-03-15T04:00:00.000Z', zone, '2027-03-15'],
    ['2027-03-14T12:59:00.000Z', 'Australia/Sydney', '2027-03-08'],
    ['2027-03-14T13:00:00.000Z', 'Australia/Sydney', '2027-03-15'],
    ['2027-01-01T12:00:00.000Z', 'UTC', '2026-12-28'],
  ])('%s begins in %s on %s', (moment, ofZone, monday) => {
    expect(weekOf(moment, ofZone)).toBe(monday);
  });
});

it.each(['Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'])(
  'The week of a pool is checked on every day by UTC that it touches, or written, for each of its days: %s',
  (place) => {
    const monday = startOfDay('2027-03-08', place);
    const nextMonday = startOfDay('2027-03-15', place);
    const touched = daysOf({ start: new Date(monday).toISOString(), end: new Date(nextMonday).toISOString() });
    for (let start = monday; start < nextMonday; start += 6 * 3_600_000) {
      const [begins, ends] = [start, start + 3_600_000].map((moment) => new Date(moment).toISOString());
      const held = { ...aMeeting, start: begins!, end: ends!, zone: place };
      const checked = weekChecks(held, who(1)).flatMap((write) => ('check' in write ? write.check.sk : []));
      const written = occupiedDays(held).map(({ day }) => keys.calendarDay(1, day).sk);
      const missing = touched
        .map((day) => keys.calendarDay(1, day).sk)
        .filter((sk) => ![...checked, ...written].includes(sk));
      expect([begins, missing]).toEqual([begins, []]);
    }
  },
);

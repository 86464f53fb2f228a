import { describe, expect, it } from 'vitest';
import { isOver, offeredTimes, spanOfOffer } from '../../../../functions/features/calendar/offered-times.ts';
import type { CalendarDay } from '../../../../functions/records/calendar-day.ts';
import type { BookingOffer } from '../../../../shared/model/booking-offer.ts';
import { localOf } from '../../../../shared/rules/zoned-time.ts';

const person = { id: 1, firstName: 'A', lastName: 'B', avatar: null };
const offer = (over: Partial<BookingOffer> = {}): BookingOffer => ({
  id: 7,
  manager: person,
  candidate: person,
  job: null,
  minutes: 30,
  firstDay: '2027-03-12',
  lastDay: '2027-03-16',
  fromHour: 9,
  toHour: 11,
  zone: 'America/New_York',
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
const now = '2027-03-01T00:00:00.000Z';
const nobody = { manager: [] as CalendarDay[], candidate: [] as CalendarDay[] };
const dayOf = (entries: [string, string][]): CalendarDay[] => [
  {
    userId: 1,
    day: entries[0]![0].slice(0, 10),
    version: 1,
    entries: Object.fromEntries(
      entries.map(([start, end], n) => [
        String(n + 1),
        { start, end, kind: 'meeting', title: null, other: null, job: null, isOnline: false },
      ]),
    ),
  },
];
const times = (
  over: Partial<BookingOffer> = {},
  days: Partial<typeof nobody> | object = {},
  at = now,
  moving: number | null = null,
) => {
  const { manager, candidate } = { ...nobody, ...days };
  return offeredTimes(offer(over), { candidate, interviewers: [{ id: 1, days: manager }] }, { now: at, moving });
};
const local = (all: string[], zone = 'America/New_York') => all.map((time) => localOf(time, zone));

describe('Offered times', () => {
  it.each(['America/New_York', 'Asia/Kolkata', 'Australia/Sydney', 'Europe/London'])(
    'begin at nine on the clock of %s on every day, also where it changes (PLUS-07)',
    (zone) => {
      for (const firstDay of ['2027-03-12', '2027-03-26', '2027-04-02', '2026-10-02', '2026-10-23', '2026-10-30']) {
        const lastDay = new Date(Date.parse(firstDay) + 4 * 86_400_000).toISOString().slice(0, 10);
        const all = local(times({ zone, firstDay, lastDay }, {}, '2026-09-01T00:00:00.000Z'), zone);
        expect(all).toHaveLength(20);
        expect(new Set(all.map((time) => time.slice(11)))).toEqual(new Set(['09:00', '09:30', '10:00', '10:30']));
      }
    },
  );

  it('end with the hours, keep the notice, and leave out weekends that are not offered', () => {
    expect(local(times({ minutes: 60, lastDay: '2027-03-12' })).map((time) => time.slice(11))).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ]);
    const noticed = times({ lastDay: '2027-03-12', noticeHours: 2 }, {}, '2027-03-12T13:00:00.000Z');
    expect(local(noticed).map((time) => time.slice(11))).toEqual(['10:00', '10:30']);
    expect(new Set(local(times({ isWeekendOffered: false })).map((time) => time.slice(0, 10)))).toEqual(
      new Set(['2027-03-12', '2027-03-15', '2027-03-16']),
    );
  });

  it('leave what the manager wants free around interviews, which the candidate’s own events need not have', () => {
    const busy = dayOf([['2027-03-12T15:00:00.000Z', '2027-03-12T15:30:00.000Z']]);
    const one = { lastDay: '2027-03-12', bufferMinutes: 30 };
    expect(local(times(one, { manager: busy })).map((time) => time.slice(11))).toEqual(['09:00']);
    expect(local(times(one, { candidate: busy })).map((time) => time.slice(11))).toEqual(['09:00', '09:30', '10:30']);
  });

  it.each([
    ['after the hour that clocks leave out', '2027-03-14', ['03:00', '03:30']],
    ['in both of the hours that clocks repeat', '2027-11-07', ['01:00', '01:30', '01:00', '01:30', '02:00', '02:30']],
  ])('begin %s', (_what, date, expected) => {
    const [fromHour, toHour] = date === '2027-03-14' ? [2, 4] : [1, 3];
    const all = local(times({ firstDay: date, lastDay: date, fromHour, toHour }));
    expect(all.map((time) => time.slice(11))).toEqual(expected);
  });

  it('begin every quarter of an hour where an interview is shorter than half an hour', () => {
    const all = local(times({ lastDay: '2027-03-12', minutes: 29 })).map((time) => time.slice(11));
    expect(all.slice(0, 3)).toEqual(['09:00', '09:15', '09:30']);
    expect(all.at(-1)).toBe('10:30');
  });

  it('begin a minute from now at the earliest', () => {
    const first = (at: string) => local(times({ lastDay: '2027-03-12' }, {}, at))[0]?.slice(11);
    expect([first('2027-03-12T13:59:00.000Z'), first('2027-03-12T13:59:00.001Z')]).toEqual(['09:00', '09:30']);
  });

  it('reach the last day of an offer of more than a month, whose every day has the same times', () => {
    const all = local(times({ firstDay: '2027-03-15', lastDay: '2027-06-12', fromHour: 8, toHour: 18, minutes: 30 }));
    const onDay = (day: string) => all.filter((time) => time.startsWith(day)).map((time) => time.slice(11));
    expect(all.at(-1)).toBe('2027-06-12T17:30');
    expect(onDay('2027-06-12')).toEqual(onDay('2027-03-15'));
    expect(all).toHaveLength(90 * 20);
  });

  it('count the interview that is being moved neither as in the way nor for its day', () => {
    const own = dayOf([['2027-03-12T14:00:00.000Z', '2027-03-12T14:30:00.000Z']]);
    const one = { lastDay: '2027-03-12', mostPerDay: 1 };
    expect(times(one, { manager: own })).toEqual([]);
    expect(times(one, { manager: own }, now, 1)).toHaveLength(4);
    expect(times(one, { candidate: own }, now, 1)).toHaveLength(4);
    expect(times(one, { candidate: own }, now, 2)).toHaveLength(3);
  });

  it('are not limited by a day’s other entries, nor by interviews of another day', () => {
    const [day] = dayOf([['2027-03-12T18:00:00.000Z', '2027-03-12T18:30:00.000Z']]);
    const away = [{ ...day!, entries: { 1: { ...day!.entries[1]!, kind: 'away' as const } } }];
    const one = { lastDay: '2027-03-12', mostPerDay: 1 };
    expect(times(one, { manager: away })).toHaveLength(4);
    expect(times(one, { manager: dayOf([['2027-03-13T18:00:00.000Z', '2027-03-13T18:30:00.000Z']]) })).toHaveLength(4);
  });

  it('are read with a day more before and after them, and are over with the last hour', () => {
    expect(spanOfOffer(offer())).toEqual({ start: '2027-03-11T00:00:00.000Z', end: '2027-03-18T00:00:00.000Z' });
    expect(isOver(offer(), '2027-03-16T15:00:00.000Z')).toBe(true);
    expect(isOver(offer(), '2027-03-16T14:59:59.999Z')).toBe(false);
  });

  it('leave out days that have enough interviews', () => {
    const full = dayOf([
      ['2027-03-12T18:00:00.000Z', '2027-03-12T18:30:00.000Z'],
      ['2027-03-12T20:00:00.000Z', '2027-03-12T20:30:00.000Z'],
    ]);
    const two = { lastDay: '2027-03-12', mostPerDay: 2 };
    expect(times(two, { manager: full })).toEqual([]);
    expect(times({ ...two, mostPerDay: 3 }, { manager: full })).toHaveLength(4);
  });
});

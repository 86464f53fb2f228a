import { describe, expect, it } from 'vitest';
import { offeredTimes } from '../../../functions/calendar/offered-times.ts';
import type { CalendarDay } from '../../../functions/records/calendar-day.ts';
import type { BookingOffer } from '../../../shared/model/booking-offer.ts';
import { localOf } from '../../../shared/rules/zoned-time.ts';

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
const nobody = { manager: [], candidate: [] };
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
const times = (over: Partial<BookingOffer> = {}, days: Partial<typeof nobody> | object = {}, at = now) =>
  offeredTimes(offer(over), { ...nobody, ...days }, { now: at, moving: null });
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

import { expect, it } from 'vitest';
import { dueDigest, nextDigest } from '../../../../functions/domain/digests/due-digest.ts';
import type { DigestRhythm } from '../../../../functions/records/digest.ts';

// 2027-03-14 and 2027-11-07 are the Sundays on which clocks change in New York; 2027-03-15 is a Monday.
type Row = [at: string, zone: string, lastDay: string | undefined, expected: string | undefined];
const rows: Record<DigestRhythm, readonly Row[]> = {
  daily: [
    ['2027-03-13T12:59:00Z', 'America/New_York', undefined, undefined],
    ['2027-03-13T13:00:00Z', 'America/New_York', undefined, '2027-03-13'],
    // An hour earlier by UTC once clocks are put forward, and later again once they are put back.
    ['2027-03-14T11:59:00Z', 'America/New_York', '2027-03-13', undefined],
    ['2027-03-14T12:00:00Z', 'America/New_York', '2027-03-13', '2027-03-14'],
    ['2027-11-06T12:00:00Z', 'America/New_York', '2027-11-05', '2027-11-06'],
    ['2027-11-07T12:00:00Z', 'America/New_York', '2027-11-06', undefined],
    ['2027-11-07T13:00:00Z', 'America/New_York', '2027-11-06', '2027-11-07'],
    // Zones off by half an hour and three quarters.
    ['2027-03-13T02:29:00Z', 'Asia/Kolkata', undefined, undefined],
    ['2027-03-13T02:30:00Z', 'Asia/Kolkata', undefined, '2027-03-13'],
    ['2027-03-13T02:15:00Z', 'Asia/Kathmandu', '2027-03-12', '2027-03-13'],
    ['2027-10-02T22:29:00Z', 'Australia/Lord_Howe', undefined, '2027-10-03'],
    // Once a day, also for someone who has flown west over the date line since.
    ['2027-03-13T20:00:00Z', 'America/New_York', '2027-03-13', undefined],
    ['2027-03-13T20:00:00Z', 'Pacific/Honolulu', '2027-03-14', undefined],
    ['2027-03-13T18:00:00Z', 'Pacific/Kiritimati', '2027-03-13', '2027-03-14'],
    // The hour of the morning was stopped, or days were.
    ['2027-03-14T03:59:00Z', 'America/New_York', '2027-03-12', '2027-03-13'],
    ['2027-03-14T05:30:00Z', 'America/New_York', '2027-03-12', undefined],
    ['2027-03-13T13:00:00Z', 'America/New_York', '2027-03-01', '2027-03-13'],
  ],
  weekly: [
    ['2027-03-14T13:00:00Z', 'America/New_York', '2027-03-08', undefined],
    ['2027-03-15T11:59:00Z', 'America/New_York', '2027-03-08', undefined],
    ['2027-03-15T12:00:00Z', 'America/New_York', '2027-03-08', '2027-03-15'],
    ['2027-03-15T12:00:00Z', 'America/New_York', undefined, '2027-03-15'],
    ['2027-03-15T22:00:00Z', 'America/New_York', '2027-03-15', undefined],
    // Monday comes earlier in Auckland, and is over there when it begins in Honolulu.
    ['2027-03-14T19:00:00Z', 'Pacific/Auckland', '2027-03-08', '2027-03-15'],
    ['2027-03-15T17:59:00Z', 'Pacific/Honolulu', '2027-03-08', undefined],
    ['2027-03-15T18:00:00Z', 'Pacific/Honolulu', '2027-03-08', '2027-03-15'],
    // Monday was stopped; who has only begun to want a digest, or wants one again, waits for the next.
    ['2027-03-17T12:00:00Z', 'America/New_York', '2027-03-08', '2027-03-17'],
    ['2027-03-18T12:00:00Z', 'America/New_York', '2027-03-17', undefined],
    ['2027-03-17T12:00:00Z', 'America/New_York', undefined, undefined],
    ['2027-03-17T12:00:00Z', 'America/New_York', '2027-02-22', undefined],
    ['2027-03-22T12:00:00Z', 'America/New_York', '2027-03-17', '2027-03-22'],
  ],
};

const cases = Object.entries(rows).flatMap(([frequency, all]) =>
  all.map((row) => [frequency as DigestRhythm, ...row] as const),
);

it.each(cases)('A %s digest at %s in %s, after one of %s, is that of %s', (frequency, at, zone, lastDay, expected) => {
  expect(dueDigest(frequency, { at, zone, lastDay })).toBe(expected);
});

it.each<[DigestRhythm, at: string, zone: string, lastDay: string | undefined, next: string]>([
  ['daily', '2027-03-13T12:59:00.000Z', 'America/New_York', undefined, '2027-03-13T13:00:00.000Z'],
  ['daily', '2027-03-13T13:10:00.000Z', 'America/New_York', '2027-03-12', '2027-03-13T13:10:00.000Z'],
  ['daily', '2027-03-13T13:10:00.000Z', 'America/New_York', '2027-03-13', '2027-03-14T12:00:00.000Z'],
  ['weekly', '2027-03-13T13:10:00.000Z', 'America/New_York', undefined, '2027-03-15T12:00:00.000Z'],
  ['weekly', '2027-03-15T12:00:00.000Z', 'America/New_York', '2027-03-15', '2027-03-22T12:00:00.000Z'],
  // Samoa had no 30 December 2011; a day after tomorrow's is far off.
  ['daily', '2011-12-29T20:00:00.000Z', 'Pacific/Apia', '2011-12-29', '2011-12-30T18:00:00.000Z'],
  ['daily', '2027-03-13T13:00:00.000Z', 'UTC', '2027-06-01', '2027-03-14T13:00:00.000Z'],
])('A %s digest looked at %s in %s, after one of %s, is due next at %s', (frequency, at, zone, lastDay, next) => {
  expect(nextDigest(frequency, { at, zone, lastDay })).toBe(next);
});

it.each(['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'In %s no digest is due before the moment at which its reader is looked at next, and one is then',
  (zone) => {
    const iso = (instant: number): string => new Date(instant).toISOString();
    for (let turn = 0; turn < 400; turn += 1) {
      const now = Date.UTC(2027, 0) + turn * 79_399_999;
      const frequency = turn % 3 === 0 ? 'weekly' : 'daily';
      const lastDay = turn % 10 === 9 ? undefined : iso(now - (turn % 10) * 86_400_000).slice(0, 10);
      const next = Date.parse(nextDigest(frequency, { at: iso(now), zone, lastDay }));
      expect(dueDigest(frequency, { at: iso(next), zone, lastDay })).toBeDefined();
      for (let before = next - 1; before >= now; before -= 3_599_999)
        expect(dueDigest(frequency, { at: iso(before), zone, lastDay })).toBeUndefined();
    }
  },
);

import { expect, it } from 'vitest';
import { dueDigest } from '../../../../functions/domain/digests/due-digest.ts';
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

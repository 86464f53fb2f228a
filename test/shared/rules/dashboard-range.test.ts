import { describe, expect, it } from 'vitest';
import type { DateRange } from '../../../shared/constants/date-ranges.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';

const iso = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');
const spanOf = ({ from, to }: { from: number; to: number }) => `${iso(from)} to ${iso(to)}`;
const rangeAt = (range: DateRange, zone: string, now: string, first?: string) =>
  dashboardRange(range, zone, Date.parse(now) - 1, first === undefined ? undefined : Date.parse(first));

describe('The range of a dashboard', () => {
  // A Wednesday in New York.
  const now = '2026-11-18T20:00:00Z';

  it.each([
    ['week', '2026-11-16T05:00:00Z', '2026-11-09T05:00:00Z to 2026-11-11T20:00:00Z', 3],
    ['month', '2026-11-01T04:00:00Z', '2026-10-01T04:00:00Z to 2026-10-18T19:00:00Z', 18],
    ['year', '2026-01-01T05:00:00Z', '2025-01-01T05:00:00Z to 2025-11-18T20:00:00Z', 11],
  ] as const)(
    '%s begins with it and is compared with the same part of the one before (DASH-12, DASH-13, DASH-14)',
    (range, from, before, steps) => {
      const given = rangeAt(range, 'America/New_York', now);
      expect([iso(given.from), iso(given.to), given.before && spanOf(given.before)]).toEqual([from, now, before]);
      expect(given.steps).toHaveLength(steps);
    },
  );

  it('all begins before everything, is compared with nothing, and shows the months since the first thing', () => {
    const given = rangeAt('all', 'America/New_York', now, '2026-09-30T22:00:00Z');
    expect([given.from, given.before, given.steps.length]).toEqual([0, null, 3]);
  });

  it('is the reader’s own: the same moment lies in different weeks in Kathmandu and Los Angeles', () => {
    const moment = '2026-11-15T20:00:00Z';
    expect(iso(rangeAt('week', 'Asia/Kathmandu', moment).from)).toBe('2026-11-15T18:15:00Z');
    expect(iso(rangeAt('week', 'America/Los_Angeles', moment).from)).toBe('2026-11-09T08:00:00Z');
  });

  it('has days of 23 and 25 hours where the clocks change', () => {
    const hours = (now: string) =>
      rangeAt('week', 'America/New_York', now).steps.map(({ from, to }) => (to - from) / 3_600_000);
    expect(hours('2026-11-02T05:00:00Z')).toEqual([24, 24, 24, 24, 24, 24, 25]);
    expect(hours('2026-03-09T04:00:00Z')).toEqual([24, 24, 24, 24, 24, 24, 23]);
  });

  it('begins at the first moment of a day whose midnight does not exist', () => {
    const { steps } = rangeAt('month', 'Asia/Beirut', '2026-03-30T00:00:00Z');
    expect(iso(steps.at(-2)?.from ?? 0)).toBe('2026-03-28T22:00:00Z');
  });

  it.each(['week', 'month', 'year'] as const)('%s is the sum of its steps, without gap or overlap', (range) => {
    for (const zone of ['Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe', 'UTC'])
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5.3 * 86_400_000) {
        const { from, to, steps } = dashboardRange(range, zone, at);
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([from, to]);
        expect(steps.slice(1).map(({ from: begin }) => begin)).toEqual(steps.slice(0, -1).map(({ to: end }) => end));
        expect(steps.every((step) => step.to > step.from)).toBe(true);
      }
  });

  it('of a month longer than the one before is compared with no more than that one', () => {
    const { before } = rangeAt('month', 'UTC', '2026-03-31T12:00:00Z');
    expect(before && spanOf(before)).toBe('2026-02-01T00:00:00Z to 2026-03-01T00:00:00Z');
  });
});

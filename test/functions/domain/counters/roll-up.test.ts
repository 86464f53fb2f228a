import { describe, expect, it } from 'vitest';
import {
  endOf,
  packed,
  rollUpKinds,
  rollUpName,
  segmentsOf,
  seriesOf,
  startsIn,
  unpacked,
} from '../../../../functions/domain/counters/roll-up.ts';
import { dateRanges } from '../../../../shared/constants/date-ranges.ts';
import { dashboardRange } from '../../../../shared/rules/dashboard-range.ts';

const at = (time: string) => Date.parse(time);
const november = at('2026-11-01T00:00:00Z');

describe('A rolled up week or month', () => {
  it('is named by its Monday, or by its month', () => {
    const span = { from: at('2026-11-22T23:45:00Z'), to: at('2026-12-01T00:15:00Z') };
    expect(startsIn('WEEK', span).map((start) => rollUpName('WEEK', start))).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(startsIn('MONTH', span).map((start) => rollUpName('MONTH', start))).toEqual(['2026-11', '2026-12']);
    expect(endOf.MONTH(november)).toBe(at('2026-12-01T00:00:00Z'));
  });

  it('keeps every quarter hour of a week, and of a month those of its first and last day', () => {
    const times = ['2026-11-01T03:15:00Z', '2026-11-05T03:15:00Z', '2026-11-06T09:00:00Z', '2026-11-30T18:30:00Z'];
    const quarters = times.map((time, place) => ({ at: at(time), counts: { moves: place + 1 } }));
    const month = unpacked(november, packed('MONTH', november, quarters));
    expect(month).toEqual([
      { at: at('2026-11-01T03:15:00Z'), counts: { moves: 1 } },
      { at: at('2026-11-02T00:00:00Z'), counts: { moves: 5 } },
      { at: at('2026-11-30T18:30:00Z'), counts: { moves: 4 } },
    ]);
    const monday = at('2026-11-02T00:00:00Z');
    const ofWeek = quarters.slice(1, 3);
    expect(unpacked(monday, packed('WEEK', monday, ofWeek))).toEqual(ofWeek);
  });

  it('leaves out what was taken back', () => {
    const quarters = [1, -1].map((moves) => ({ at: november, counts: { moves, closed: 2 } }));
    expect(packed('MONTH', november, quarters)).toEqual({ closed: '0:4' });
  });

  it('separates the figures of a dashboard from those by person and client', () => {
    const names = ['moves', 'moved_0_1', 'r_7_hires', 'm_7_points', 'c_7_0_closed', 'clientsAdded', 'removed'];
    expect(names.map(seriesOf)).toEqual(['figures', 'figures', 'people', 'people', 'people', 'figures', 'figures']);
  });
});

describe('What a range is read from', () => {
  const zones = ['UTC', 'Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const nows = ['2026-11-18T20:07:00Z', '2026-01-01T00:05:00Z', '2026-12-31T23:59:00Z', '2028-02-29T12:00:00Z'];

  it('covers the range and the one before exactly, in at most forty weeks and months', () => {
    const began = at('2025-01-01T00:00:00Z');
    for (const zone of zones)
      for (const now of nows)
        for (const named of dateRanges) {
          const range = dashboardRange(named, zone, at(now), began);
          const segments = segmentsOf(range, began);
          const length = (spans: readonly { from: number; to: number }[]) =>
            spans.reduce((sum, { from, to }) => sum + to - Math.max(from, began), 0);
          const asked = [range, ...(range.before ? [range.before] : [])].filter(({ to }) => to > began);
          expect(length(segments)).toBe(length(asked));
          expect(segments.length).toBeLessThanOrEqual(40);
          for (const { kind, start, from, to } of segments) {
            expect(rollUpKinds).toContain(kind);
            expect(from >= start && to <= endOf[kind](start) && from < to).toBe(true);
          }
        }
  });
});

import { expect, it } from 'vitest';
import { figuresOf } from '../../../../functions/domain/counters/figures.ts';
import { hiredAfterName } from '../../../../functions/domain/counters/counted-event.ts';
import { longestHire } from '../../../../shared/constants/dashboard.ts';
import { dashboardRange } from '../../../../shared/rules/dashboard-range.ts';

const now = Date.parse('2026-11-18T20:07:00Z');
const range = dashboardRange('week', 'UTC', now);
const hires = (...days: number[]) => days.map((one) => ({ at: now - 3_600_000, counts: { [hiredAfterName(one)]: 1 } }));

it('Days to a hire are the median and the 90th percentile from five hires on, and none before', () => {
  const few = figuresOf(hires(3, 4, 5, 6), range, []);
  expect(few.toHire).toEqual({ cases: 4, days: null });
  const enough = figuresOf(hires(30, 3, 4, 12, 5, 6, 7, 8, 400, 9), range, []);
  expect(enough.toHire).toEqual({ cases: 10, days: { median: 7, p90: 30 } });
  expect(figuresOf(hires(...Array(5).fill(400)), range, []).toHire.days?.median).toBe(longestHire);
});

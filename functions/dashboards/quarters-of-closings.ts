import { quarterHour } from '../../shared/rules/dashboard-range.ts';
import type { Closing } from '../records/closing.ts';
import type { QuarterCounts } from '../records/hour-counters.ts';

/** Closings as counters, one each. */
export function quartersOfClosings(closings: readonly Closing[]): QuarterCounts[] {
  return closings.map(({ closedAt, candidateId, points }) => {
    const time = Date.parse(closedAt);
    return { at: time - (time % quarterHour), counts: { closed: 1, hired: candidateId === null ? 0 : 1, points } };
  });
}

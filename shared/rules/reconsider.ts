import { daysToReconsider } from '../constants/claims.ts';
import { oneDay } from '../constants/time.ts';
import type { Claim } from '../model/claim.ts';

/**
 * Whether a candidate may still say 'not this recruiter' of the one who accepted their application, so that it waits again:
 * within a week. `at` is ISO UTC.
 */
export function mayReconsider(
  { state, confirmedAt, confirmedBy }: Pick<Claim, 'state' | 'confirmedAt' | 'confirmedBy'>,
  at: string,
): boolean {
  if (state !== 'standing' || confirmedBy !== 'application' || !confirmedAt) return false;
  return Date.parse(at) - Date.parse(confirmedAt) <= daysToReconsider * oneDay;
}

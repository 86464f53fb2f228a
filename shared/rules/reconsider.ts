import { daysToReconsider } from '../constants/claims.ts';
import { oneDay } from '../constants/time.ts';
import type { Claim } from '../model/claim.ts';

/**
 * Whether a candidate may still say 'not this recruiter' of the one who accepted their application, so that it waits again:
 * within a week. `at` is ISO UTC.
 */
export function mayReconsider(
  {
    state,
    proposedAt,
    isForApplication,
    confirmedAt,
    confirmedBy,
  }: Pick<Claim, 'state' | 'proposedAt' | 'isForApplication' | 'confirmedAt' | 'confirmedBy'>,
  at: string,
): boolean {
  const acceptedAt = state === 'standing' && confirmedBy === 'application' ? confirmedAt : null;
  const since = acceptedAt ?? (state === 'proposed' && isForApplication ? proposedAt : null);
  return since !== null && Date.parse(at) - Date.parse(since) <= daysToReconsider * oneDay;
}

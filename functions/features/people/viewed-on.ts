import type { ViewedCandidate } from '../../records/viewed-candidate.ts';

/** The record of a view by a user who may have looked before; undefined where this day is recorded already. */
export function viewedOn(before: ViewedCandidate | undefined, candidateId: number, at: string) {
  const day = at.slice(0, 10);
  if (before?.viewedOn === day) return undefined;
  return {
    candidateId,
    viewedAt: before?.viewedAt ?? at,
    viewedOn: day,
    ...(before?.viewedOn && { viewedOnBefore: before.viewedOn }),
  };
}

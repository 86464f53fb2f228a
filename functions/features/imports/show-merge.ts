import type { ListedMerge } from '../../../shared/model/candidate-merge.ts';
import { undoUntil, type CandidateMerge } from '../../records/candidate-merge.ts';

/** A merge as it is listed; `name` is who was kept, null once they are gone. */
export function shownMerge(merge: CandidateMerge, name: string | null): ListedMerge {
  const { id, absorbed, into, mergedAt } = merge;
  return {
    id,
    name: `${absorbed.firstName} ${absorbed.lastName}`,
    email: absorbed.email,
    into: { ...into, name },
    mergedAt,
    undoUntil: undoUntil(merge),
  };
}

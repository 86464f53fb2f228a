import type { HireBounty } from '../../../shared/model/points.ts';
import { waitsForSomebody } from './settle-bounty.ts';
import type { StoredEntry } from '../../records/points.ts';

/** What a job's manager sees of its hire's bounty; one whose guarantee has ended is available, before a run says so. */
export function hireBountyOf(
  award: StoredEntry,
  returned: Pick<StoredEntry, 'leaving'> | undefined,
  at: string,
): HireBounty {
  const {
    id,
    points,
    job,
    candidate,
    recruiterId,
    heldUntil = null,
    bounty = 'available',
    awaitsReview,
    startOn,
  } = award;
  const isOver = bounty === 'held' && !waitsForSomebody(award) && heldUntil !== null && heldUntil <= at;
  return {
    id,
    points,
    at: award.at,
    job,
    candidate,
    recruiterId,
    heldUntil,
    ...(awaitsReview && { awaitsReview }),
    ...(startOn && { startOn }),
    state: isOver ? 'available' : bounty,
    leaving: returned?.leaving ?? null,
  };
}

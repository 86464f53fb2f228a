import type { HireBounty } from '../../../shared/model/points.ts';
import type { StoredEntry, StoredReturn } from '../../records/points.ts';

/** What a job's manager sees of its hire's bounty; one whose guarantee has ended is available, before a run says so. */
export function hireBountyOf(award: StoredEntry, returned: StoredReturn | undefined, at: string): HireBounty {
  const { points, job, candidate, recruiterId, heldUntil = null, bounty = 'available', awaitsVerification } = award;
  const isOver = bounty === 'held' && !awaitsVerification && heldUntil !== null && heldUntil <= at;
  return {
    points,
    at: award.at,
    job,
    candidate,
    recruiterId,
    heldUntil,
    state: isOver ? 'available' : bounty,
    leaving: returned?.leaving ?? null,
  };
}

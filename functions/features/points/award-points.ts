import type { EventOf } from '../../../events/catalogue.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { disputePayee } from '../../domain/points/settle-bounty.ts';
import type { StoredEntry, StoredReturn } from '../../records/points.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

export interface Award {
  jobId: number;
  recruiterId: number;
  entry: StoredEntry;
  event: EventOf<'points-awarded'>;
  /** That the points wait, because the manager contests who earned them. */
  disputed?: { returned: StoredReturn; event: EventOf<'bounty-changed'> };
}

/**
 * Decides what a closed job awards: its points to the recruiter who is owed them; nothing without points, candidate or
 * recruiter. Where the manager contests that, they wait for one of the `deciders`; of a
 * manager who is not verified, until they are (PLUS-44). The reward's id is the closing event's.
 */
export function awardPoints(
  closed: EventOf<'job-closed'>,
  { deciders = [], isManagerVerified = true }: { deciders?: number[]; isManagerVerified?: boolean } = {},
): Award | undefined {
  const { jobId, title, manager, candidate, recruiter } = closed.data;
  const points = owedFor(closed.data);
  if (points <= 0 || !candidate || !recruiter) return undefined;
  const job = { id: jobId, title };
  const guaranteeDays = closed.data.claim?.guaranteeDays ?? closed.data.guaranteeDays ?? 0;
  const entry: StoredEntry = {
    id: closed.id,
    kind: 'award',
    points,
    at: closed.time,
    job,
    candidate,
    status: null,
    recruiterId: recruiter.id,
    manager,
    viewedAt: null,
    ...bountyAfter(closed.time, guaranteeDays),
    ...(!isManagerVerified && { bounty: 'held' as const, awaitsVerification: true }),
  };
  // The id comes directly after the closing event's, so that a repeated event makes the same award again.
  const event = eventOf('points-awarded', {
    id: closed.id + 1,
    at: closed.time,
    actor: closed.actor,
    subject: keys.pointsSubject(recruiter.id),
    data: { rewardId: entry.id, recruiterId: recruiter.id, points, job, manager, candidate },
  });
  const award = { jobId, recruiterId: recruiter.id, entry, event };
  // The id after the award's is that of the hire's event.
  const { contest } = closed.data;
  if (contest === undefined) return award;
  const circumstances = { actor: closed.actor, at: closed.time, id: closed.id + 3, eventId: closed.id + 4, deciders };
  const { award: waiting, ...disputed } = disputePayee(entry, contest, circumstances);
  return { ...award, entry: waiting, disputed };
}

/** What a recruiter is owed: at least what their claim says, more where the job was raised, and their share of it (PLUS-03). */
function owedFor({ points, claim }: EventOf<'job-closed'>['data']): number {
  return claim ? Math.floor((Math.max(claim.points, points) * claim.share) / 100) : points;
}

// Without a guarantee a bounty is available immediately.
function bountyAfter(hiredAt: string, guaranteeDays: number): Pick<StoredEntry, 'bounty' | 'heldUntil'> {
  if (guaranteeDays === 0) return { bounty: 'available', heldUntil: null };
  return { bounty: 'held', heldUntil: new Date(Date.parse(hiredAt) + guaranteeDays * oneDay).toISOString() };
}

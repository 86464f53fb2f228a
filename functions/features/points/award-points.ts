import type { EventOf } from '../../../events/catalogue.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { disputePayee } from '../../domain/points/settle-bounty.ts';
import type { StoredEntry, StoredReturn } from '../../records/points.ts';
import type { HireEvent } from '../../records/closing.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

export interface Award {
  jobId: number;
  recruiterId: number;
  entry: StoredEntry;
  event: EventOf<'points-awarded'>;
  /** That the points wait, because the manager contests who earned them. */
  disputed?: { asked: StoredReturn; event: EventOf<'bounty-changed'> };
}

/**
 * Decides what a hire, which closes a job or fills one of its openings, awards: its points to the recruiter who is owed
 * them; nothing without points, candidate or recruiter. Where the manager contests that, they wait for one of the
 * `deciders`; of a manager who is not verified, until they are (PLUS-44). The reward's id is that of the hire's event.
 */
export function awardPoints(
  closed: HireEvent,
  { deciders = [], isManagerVerified = true }: { deciders?: number[]; isManagerVerified?: boolean } = {},
): Award | undefined {
  const { recruiter } = closed.data;
  if (!recruiter) return undefined;
  const award = awardTo(recruiter.id, owedFor(closed.data), { closed, isManagerVerified, idAfter: 0 });
  // The id after the award's is that of the hire's event.
  const { contest } = closed.data;
  if (!award || contest === undefined) return award;
  const circumstances = { actor: closed.actor, at: closed.time, id: closed.id + 3, eventId: closed.id + 4, deciders };
  const { award: waiting, ...disputed } = disputePayee(award.entry, contest, circumstances);
  return { ...award, entry: waiting, disputed };
}

interface Awarding {
  closed: HireEvent;
  isManagerVerified: boolean;
  /** By how much the entry's id follows the closing event's; a repeated event makes the same award again. */
  idAfter: number;
}

/** An award of these points with its event, whose id is the next after the entry's; undefined without points or hire. */
export function awardTo(
  recruiterId: number,
  points: number,
  { closed, isManagerVerified, idAfter }: Awarding,
): Award | undefined {
  const { jobId, title, manager, candidate } = closed.data;
  if (points <= 0 || !candidate) return undefined;
  const job = { id: jobId, title };
  const entry: StoredEntry = {
    id: closed.id + idAfter,
    kind: 'award',
    points,
    at: closed.time,
    job,
    candidate,
    status: null,
    recruiterId,
    manager,
    viewedAt: null,
    ...bountyAfter(closed, isManagerVerified),
  };
  const event = eventOf('points-awarded', {
    id: entry.id + 1,
    at: closed.time,
    actor: closed.actor,
    subject: keys.pointsSubject(recruiterId),
    data: { rewardId: entry.id, recruiterId, points, job, manager, candidate },
  });
  return { jobId, recruiterId, entry, event };
}

/** An award as it is while an operator has to look at it first. */
export function heldForReview(entry: StoredEntry): StoredEntry {
  return { ...entry, bounty: 'held', awaitsReview: true };
}

/** What a recruiter is owed: at least what their claim says, more where the job was raised, and their share of it (PLUS-03). */
function owedFor({ points, claim }: HireEvent['data']): number {
  return claim ? Math.floor((Math.max(claim.points, points) * claim.share) / 100) : points;
}

/**
 * Where what a hire earns is at first: held while its guarantee runs and until its manager is verified, else available
 * immediately. The guarantee is that of the claim by which the hire came, else the job's, and counts from the first day
 * at work.
 */
function bountyAfter(
  { time, data: { claim, guaranteeDays, startOn } }: HireEvent,
  isManagerVerified: boolean,
): Pick<StoredEntry, 'bounty' | 'heldUntil' | 'awaitsVerification' | 'startOn'> {
  const days = claim?.guaranteeDays ?? guaranteeDays ?? 0;
  const begin = Math.max(Date.parse(time), startOn ? Date.parse(startOn) : 0);
  const heldUntil = days > 0 ? new Date(begin + days * oneDay).toISOString() : null;
  const isHeld = heldUntil !== null || !isManagerVerified;
  return {
    bounty: isHeld ? 'held' : 'available',
    heldUntil,
    ...(heldUntil && startOn && { startOn }),
    ...(!isManagerVerified && { awaitsVerification: true }),
  };
}

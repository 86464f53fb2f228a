import type { EventOf } from '../../../events/catalogue.ts';
import type { StoredEntry } from '../../records/points.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Award } from './award-points.ts';
import { bountyAfter } from './award-points.ts';

// The award and its contest have the ids up to four after the closing event's.
const [entryAfter, eventAfter] = [5, 6];

/**
 * Decides what the candidate who invited the hired person receives: the job's share of its points, else the stage's, on top of what the
 * recruiter earns, held as long as those are (PLUS-42); nothing without points, hire or inviter. A repeated event decides
 * the same.
 */
export function awardReferral(
  closed: EventOf<'job-closed'>,
  { inviterId, share, isManagerVerified }: { inviterId: number | undefined; share: number; isManagerVerified: boolean },
): Award | undefined {
  const { jobId, title, manager, candidate } = closed.data;
  const points = Math.floor((closed.data.points * (closed.data.referralShare ?? share)) / 100);
  if (points <= 0 || !candidate || inviterId === undefined || inviterId === candidate.id) return undefined;
  const job = { id: jobId, title };
  const entry: StoredEntry = {
    id: closed.id + entryAfter,
    kind: 'award',
    points,
    at: closed.time,
    job,
    candidate,
    status: null,
    recruiterId: inviterId,
    manager,
    // No window asks for an acknowledgement: the notification says it.
    viewedAt: closed.time,
    isReferral: true,
    ...bountyAfter(closed, isManagerVerified),
  };
  const event = eventOf('points-awarded', {
    id: closed.id + eventAfter,
    at: closed.time,
    actor: closed.actor,
    subject: keys.pointsSubject(inviterId),
    data: { rewardId: entry.id, recruiterId: inviterId, points, job, manager, candidate },
  });
  return { jobId, recruiterId: inviterId, entry, event };
}

import type { HireEvent } from '../../records/closing.ts';
import { awardTo, type Award } from './award-points.ts';

// The award and its contest have the ids up to four after the closing event's.
const idAfter = 5;

/**
 * Decides what the candidate who invited the hired person receives: the job's share of its points, else the stage's, on top of what the
 * recruiter earns, held as long as those are (PLUS-42); nothing without points, hire or inviter. A repeated event decides
 * the same.
 */
export function awardReferral(
  closed: HireEvent,
  { inviterId, share, isManagerVerified }: { inviterId: number | undefined; share: number; isManagerVerified: boolean },
): Award | undefined {
  const { points, referralShare = share, candidate } = closed.data;
  if (inviterId === undefined || inviterId === candidate?.id) return undefined;
  const shared = Math.floor((points * referralShare) / 100);
  const award = awardTo(inviterId, shared, { closed, isManagerVerified, idAfter });
  // No window asks for an acknowledgement: the notification says it.
  return award && { ...award, entry: { ...award.entry, viewedAt: closed.time, isReferral: true } };
}

import type { Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { isChatRole } from '../../../shared/rules/chat.ts';
import type { Pair, Side, StoredConversation, StoredMessage } from '../../records/conversation.ts';
import { isThereFor, sideOf } from '../../records/conversation.ts';
import type { StoredAccount } from '../../records/account.ts';

/** What connects a recruiter and a candidate before they have written to each other. */
export interface Ties {
  /** They have met on a job, or one recommended a job to the other or invited them. */
  areTied: boolean;
  /** The candidate's application waits for the recruiter. */
  isApplicant: boolean;
}

const minute = 60_000;

const nobody = () => noSuch('person to write to');

/**
 * The pair of two users; refuses the user themselves (CHAT-18), and people without an active account or of another role
 * alike.
 */
export function pairOf(actor: Pick<Actor, 'id' | 'role'>, other: StoredAccount | undefined): Pair {
  if (other?.id === actor.id) throw refuse.invalid('recipientId', 'You cannot write to yourself');
  if (!other || other.status !== 'active' || !isChatRole(other.role) || other.role === actor.role) throw nobody();
  return pairWith(actor, other.id);
}

/** The pair of the user and another one, whose role is the other of the two. */
export function pairWith({ id, role }: Pick<Actor, 'id' | 'role'>, otherId: number): Pair {
  return role === 'recruiter' ? { recruiterId: id, candidateId: otherId } : { recruiterId: otherId, candidateId: id };
}

/** The side of users of this role; the contract lets in no other. */
export function sideOfRole(role: Actor['role']): Side {
  return role === 'recruiter' ? 'recruiter' : 'candidate';
}

/**
 * The conversation if it exists for this user: one that the other has begun, but not written in, does not. A call about
 * any other is refused as one about nothing.
 */
export function visibleTo(userId: number, conversation: StoredConversation | undefined): StoredConversation {
  if (!conversation || !isThereFor(userId, conversation)) throw noSuch('conversation');
  return conversation;
}

/** Refuses to begin a conversation without work in common; who was written to may answer (PERM-06, PERM-18). */
export function checkMayStart(actor: Pick<Actor, 'role'>, { areTied, isApplicant }: Ties): void {
  if (areTied || (actor.role === 'recruiter' && isApplicant)) return;
  throw refuse.forbidden(
    actor.role === 'recruiter'
      ? 'You can write to candidates you have put forward, recommended a job to or invited, and to those who wait for you'
      : 'You can write to recruiters who have put you forward or recommended you a job, and to those who wrote to you',
  );
}

/**
 * Refuses more messages in a conversation than two people write; `earlier` is the message that many numbers before the
 * next, which costs one read and no count of its own.
 */
export function checkPace(earlier: Pick<StoredMessage, 'at'> | undefined, at: string): void {
  const waited = earlier ? Date.parse(at) - Date.parse(earlier.at) : minute;
  if (waited < minute)
    throw refuse.tooMany('Too many messages in a minute; try again soon', Math.ceil((minute - waited) / 1000));
}

/** Refuses to write in a conversation that either has ended, or to somebody whose account is no longer active. */
export function checkMayWrite(
  userId: number,
  conversation: StoredConversation,
  other: StoredAccount | undefined,
): void {
  const mine = sideOf(conversation, userId);
  const isMine = mine === 'recruiter' ? conversation.recruiterBlocked : conversation.candidateBlocked;
  if (isMine) throw refuse.forbidden('You have ended this conversation. Open it again to write');
  if (conversation.recruiterBlocked || conversation.candidateBlocked)
    throw refuse.forbidden('This conversation has ended');
  if (other?.status !== 'active') throw refuse.forbidden('This account is no longer active');
}

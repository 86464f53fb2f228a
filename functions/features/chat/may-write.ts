import type { Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { isChatRole } from '../../../shared/rules/chat.ts';
import type { StoredConversation, StoredMessage } from '../../records/conversation.ts';
import { isThereFor, sideOf } from '../../records/conversation.ts';
import type { StoredAccount } from '../../records/account.ts';

/** What connects two people. */
export interface Ties {
  /**
   * With a manager: the recruiter works on a job of theirs, or the candidate is on one. A recruiter and a candidate have met
   * on a job, or one recommended a job to the other or invited them.
   */
  areTied: boolean;
  /** The candidate's application waits for the recruiter. */
  isApplicant: boolean;
  /** The candidate hides from the manager. */
  isHiding: boolean;
}

const minute = 60_000;

const nobody = () => noSuch('person to write to');

/**
 * The one to write to; refuses the user themselves (CHAT-18), and people without an active account or of the same role
 * alike.
 */
export function partnerOf(actor: Pick<Actor, 'id' | 'role'>, other: StoredAccount | undefined): StoredAccount {
  if (other?.id === actor.id) throw refuse.invalid('recipientId', 'You cannot write to yourself');
  if (!other || other.status !== 'active' || !isChatRole(other.role) || other.role === actor.role) throw nobody();
  return other;
}

/**
 * The conversation if it exists for this user: one that the other has begun, but not written in, does not. A call about
 * any other is refused as one about nothing.
 */
export function visibleTo(userId: number, conversation: StoredConversation | undefined): StoredConversation {
  if (!conversation || !isThereFor(userId, conversation)) throw noSuch('conversation');
  return conversation;
}

type Words = Partial<Record<Role, Partial<Record<Role, string>>>>;

// To whom, by role, a user may begin to write.
const mayBegin: Words = {
  manager: {
    recruiter: 'You can write to recruiters who work on your jobs',
    candidate: 'You can write to candidates who are on one of your jobs',
  },
  recruiter: {
    manager: 'You can write to managers on whose jobs you work',
    candidate:
      'You can write to candidates who are on a job through you, whom you recommended a job to or invited, and to those who wait for you',
  },
  candidate: {
    manager: 'You can write to managers who have written to you about a job',
    recruiter:
      'You can write to recruiters through whom you are on a job, who recommended you a job or invited you, and to those who wrote to you',
  },
};

// Why nobody writes any more, where a manager is one of the two.
const isOver: Words = {
  manager: {
    recruiter: 'This recruiter no longer works on your jobs, so you can only read this conversation',
    candidate: 'This candidate is no longer on any of your jobs, so you can only read this conversation',
  },
  recruiter: { manager: 'You no longer work on this manager’s jobs, so you can only read this conversation' },
  candidate: { manager: 'You are no longer on any of this manager’s jobs, so you can only read this conversation' },
};
const youHide = 'You hide from this manager, so neither of you can write here';

/** Refuses to begin a conversation without work in common; who was written to may reply (PERM-06, PERM-18, PLUS-47). */
export function checkMayStart({ role }: Pick<Actor, 'role'>, other: { role: Role }, ties: Ties): void {
  const isForManager = role === 'candidate' && other.role === 'manager';
  if ((ties.areTied && !isForManager) || (role === 'recruiter' && ties.isApplicant)) return;
  throw refuse.forbidden(mayBegin[role]?.[other.role] ?? '');
}

/** Whether what connects the two is asked before every message: where one of them is a manager (PLUS-47). */
export function needsTies(one: { role: Role }, other: { role: Role } | undefined): boolean {
  return one.role === 'manager' || other?.role === 'manager';
}

/** Why a user may no longer write to another, one of whom is a manager; null while work connects them. */
export function whyOver({ role }: Pick<Actor, 'role'>, other: { role: Role }, ties: Ties): string | null {
  if (ties.areTied) return null;
  return ties.isHiding && role === 'candidate' ? youHide : (isOver[role]?.[other.role] ?? '');
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
  if (mine === 'first' ? conversation.firstBlocked : conversation.secondBlocked)
    throw refuse.forbidden('You have ended this conversation. Open it again to write');
  if (conversation.firstBlocked || conversation.secondBlocked) throw refuse.forbidden('This conversation has ended');
  if (other?.status !== 'active') throw refuse.forbidden('This account is no longer active');
}

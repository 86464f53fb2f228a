import { Refusal } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { Pair, StoredConversation } from './conversation.ts';
import { otherOf } from './conversation.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** What waits to be read: a user's conversation from this number on, until it is mailed about or read. */
export interface UnreadMark extends Pair {
  userId: number;
  /** The first message that they have not read. */
  number: number;
  dueAt: string;
}

/** When a user was last mailed about unread messages. */
export interface UnreadLetter {
  mailedAt: string;
}

/** The refusal of a letter that another run has marked first. */
export const letterTaken = new Refusal('conflict', 'already mailed');

const waitMilliseconds = 10 * 60_000;
const markSeconds = 86_400;

/** Up to which number a participant of a conversation has read. */
export function readBy(conversation: StoredConversation, userId: number): number {
  return userId === conversation.firstId ? conversation.firstRead : conversation.secondRead;
}

/**
 * The mark of a message with which a conversation becomes unread for its recipient; undefined for any later one, so
 * that a conversation costs one mark until it is read.
 */
export function unreadMarkOf(conversation: StoredConversation): UnreadMark | undefined {
  const { changed, last, lastNumber: number, firstId, secondId } = conversation;
  if (changed !== 'message' || !last) return undefined;
  const userId = otherOf(conversation, last.senderId);
  if (readBy(conversation, userId) !== number - 1) return undefined;
  const dueAt = new Date(Date.parse(last.at) + waitMilliseconds).toISOString();
  return { firstId, secondId, userId, number, dueAt };
}

/** The write of a mark; repeating it changes nothing. */
export function unreadMarkWrite(mark: UnreadMark): SingleWrite {
  const ttl = Math.floor(Date.parse(mark.dueAt) / 1000) + markSeconds;
  return { put: { ...keys.unreadMark(mark.dueAt, mark.userId, mark), ...mark, ttl } };
}

/** The write that removes a mark. */
export function settledMarkWrite(mark: UnreadMark): SingleWrite {
  return { remove: keys.unreadMark(mark.dueAt, mark.userId, mark) };
}

/** The write that marks a letter as sent before it is, built on the one before; another run's mark refuses. */
export function unreadLetterWrite(userId: number, mailedAt: string, earlier: UnreadLetter | undefined): SingleWrite {
  const when = earlier ? { expression: '#mailedAt = :earlier', values: { earlier: earlier.mailedAt } } : isNew;
  return { put: { ...keys.unreadLetter(userId), mailedAt }, when, refusal: letterTaken };
}

/** The write that restores the mark of the letter before. */
export function unsentUnreadLetterWrite(userId: number, earlier: UnreadLetter | undefined): SingleWrite {
  return earlier
    ? { put: { ...keys.unreadLetter(userId), mailedAt: earlier.mailedAt } }
    : { remove: keys.unreadLetter(userId) };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  unreadMark: {
    holds: 'whose messages in which conversation have waited ten minutes',
    found: 'not by person',
    exported: { not: 'It repeats the conversation, and is deleted after minutes.' },
    erasure: { does: 'keep', reason: 'It is deleted after minutes, a day at the latest', days: 2 },
  },
  unreadMarks: { leadsTo: 'unreadMark' },
  unreadLetter: {
    holds: 'when unread messages were last mailed about',
    found: 'next to the notifications',
    exported: { file: 'notifications' },
    erasure: remove,
  },
} satisfies PersonalData;

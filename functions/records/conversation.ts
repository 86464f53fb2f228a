import { firstLineOf } from '../../shared/rules/chat.ts';
import { Refusal, noSuch } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** The two participants of a conversation, the smaller id first; two people have one. */
export interface Pair {
  firstId: number;
  secondId: number;
}

/** One of the two. */
export type Side = 'first' | 'second';

/** A conversation as stored; it stays under one kilobyte, because every message writes it with both index entries. */
export interface StoredConversation extends Pair {
  startedBy: number;
  startedAt: string;
  /** The other one has begun it too, before the first message. */
  isBegunByBoth?: true;
  /** The number of the newest message; 0 before the first. */
  lastNumber: number;
  last?: { text: string; senderId: number; at: string };
  /** Up to which number each has read. */
  firstRead: number;
  secondRead: number;
  /** When each last read or wrote something here; absent before that. */
  firstReadAt?: string;
  secondReadAt?: string;
  /** Who has ended it. */
  firstBlocked?: boolean;
  secondBlocked?: boolean;
  /** What its last write was; only marks are pushed from here, messages from their own items. */
  changed: 'start' | 'message' | 'mark';
  ttl: number;
}

/** A message as stored. */
export interface StoredMessage extends Pair {
  number: number;
  senderId: number;
  clientId: string;
  text: string;
  job?: { id: number; title: string };
  /** The file that it is; `text` is its name. */
  file?: { size: number; contentType: string };
  at: string;
  ttl: number;
}

/** The refusal of a message whose number another one has taken; the next number is free. */
export const numberTaken = new Refusal('conflict', 'another message was sent at the same moment');
/** The refusal of a message that was sent before. */
export const sentBefore = new Refusal('conflict', 'sent before');
/** The refusal of a mark that is not beyond the stored one. */
export const markBehind = new Refusal('conflict', 'read before');
/** The refusal of beginning a conversation that exists. */
export const startedBefore = new Refusal('conflict', 'started before');
/** The refusal of beginning a conversation too that has a message. */
export const writtenIn = new Refusal('conflict', 'has a message');
const noConversation = noSuch('conversation');

const guardSeconds = 7 * 86_400;
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);
// A change of the sort key costs an index entry two writes, so it changes once an hour.
const hourOf = (at: string): string => at.slice(0, 13);

const listedUnder = ({ firstId, secondId }: Pair, at: string) => ({
  first: listedIn(keys.conversationsAsFirst(firstId), hourOf(at)),
  second: listedIn(keys.conversationsAsSecond(secondId), hourOf(at)),
});

/** The pair that two users are, whichever of them is named first. */
export function pairOfUsers(oneId: number, otherId: number): Pair {
  return { firstId: Math.min(oneId, otherId), secondId: Math.max(oneId, otherId) };
}

/** The name of a pair's conversation. */
export function channelUrlOf({ firstId, secondId }: Pair): string {
  return `${firstId}-${secondId}`;
}

/** The user's side of a pair. */
export function sideOf(pair: Pair, userId: number): Side {
  return pair.firstId === userId ? 'first' : 'second';
}

/** The participant who is not this one. */
export function otherOf({ firstId, secondId }: Pair, userId: number): number {
  return firstId === userId ? secondId : firstId;
}

/** Whether the conversation is there for this participant: before the first message it is for those who have begun it. */
export function isThereFor(
  userId: number,
  { lastNumber, startedBy, isBegunByBoth }: Pick<StoredConversation, 'lastNumber' | 'startedBy' | 'isBegunByBoth'>,
): boolean {
  return lastNumber > 0 || startedBy === userId || isBegunByBoth === true;
}

/** The write that begins a conversation: only its starter's list contains it until the first message. */
export function startedConversationWrite(
  pair: Pair,
  { startedBy, at, ttl }: { startedBy: number; at: string; ttl: number },
): SingleWrite {
  const { first, second } = listedUnder(pair, at);
  const started: StoredConversation = {
    ...pair,
    startedBy,
    startedAt: at,
    lastNumber: 0,
    firstRead: 0,
    secondRead: 0,
    changed: 'start',
    ttl,
  };
  return {
    put: { ...keys.conversation(pair), ...(startedBy === pair.firstId ? first : second), ...started },
    when: { expression: 'attribute_not_exists(pk)' },
    refusal: startedBefore,
  };
}

/** The write with which the other one begins a conversation too, before anybody has written: both lists contain it. */
export function alsoStartedWrite(pair: Pair, side: Side, at: string): SingleWrite {
  return {
    update: keys.conversation(pair),
    set: { ...listedUnder(pair, at)[side], isBegunByBoth: true, changed: 'start' },
    when: { expression: '#lastNumber = :none', values: { none: 0 } },
    missing: noConversation,
    refusal: writtenIn,
  };
}

/**
 * The writes of a message after the number that was read: the guard against sending it twice, the conversation, which
 * refuses when another message came first or somebody ended it, and the message. Its sender has read up to it.
 */
export function newMessageWrites(message: StoredMessage): Write[] {
  const { firstId, secondId, number, senderId, clientId, text, at, ttl } = message;
  const pair = { firstId, secondId };
  const { first, second } = listedUnder(pair, at);
  return [
    {
      put: { ...keys.sentMessage(pair, senderId, clientId), number, ttl: seconds(at) + guardSeconds },
      when: { expression: 'attribute_not_exists(pk)' },
      refusal: sentBefore,
    },
    {
      update: keys.conversation(pair),
      set: {
        ...first,
        ...second,
        lastNumber: number,
        last: { text: firstLineOf(text), senderId, at },
        [senderId === firstId ? 'firstRead' : 'secondRead']: number,
        [senderId === firstId ? 'firstReadAt' : 'secondReadAt']: at,
        changed: 'message',
        ttl,
      },
      when: {
        expression:
          '#lastNumber = :before AND attribute_not_exists(#firstBlocked) AND attribute_not_exists(#secondBlocked)',
        values: { before: number - 1 },
      },
      refusal: numberTaken,
    },
    { put: { ...keys.chatMessage(pair, number), ...message } },
  ];
}

/** The write of a read mark, which never goes back and never beyond the newest message. */
export function readMarkWrite(pair: Pair, side: Side, { number, at }: { number: number; at: string }): SingleWrite {
  const field = side === 'first' ? 'firstRead' : 'secondRead';
  return {
    update: keys.conversation(pair),
    set: { [field]: number, [`${field}At`]: at, changed: 'mark' },
    when: { expression: `#${field} < :number AND #lastNumber >= :number`, values: { number } },
    refusal: markBehind,
    missing: noConversation,
  };
}

/** The write with which a side ends the conversation, or opens it again. */
export function blockWrite(pair: Pair, side: Side, isBlocked: boolean): SingleWrite {
  const field = side === 'first' ? 'firstBlocked' : 'secondBlocked';
  return {
    update: keys.conversation(pair),
    set: { changed: 'mark', ...(isBlocked ? { [field]: true } : {}) },
    remove: isBlocked ? [] : [field],
    when: { expression: 'attribute_exists(pk)' },
    missing: noConversation,
    refusal: noConversation,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  conversation: {
    holds: 'who writes with whom, up to where each has read, and the first line of the newest message',
    found: 'in the person’s list of conversations',
    exported: { file: 'messages' },
    erasure: remove,
  },
  conversationSubject: { leadsTo: 'event' },
  chatMessage: {
    holds: 'what two people wrote to each other about work; both leave with either of the two',
    found: 'in the partition of the conversation',
    exported: { file: 'messages' },
    erasure: remove,
  },
  chatMessages: { leadsTo: 'chatMessage' },
  sentMessage: {
    holds: 'which number a message got, by its sender’s id',
    found: 'in the partition of the conversation',
    exported: { not: 'It repeats the message, and is deleted after seven days.' },
    erasure: remove,
  },
  conversationsAsFirst: { leadsTo: 'conversation' },
  conversationsAsSecond: { leadsTo: 'conversation' },
} satisfies PersonalData;

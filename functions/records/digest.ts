import type { DigestFrequency } from '../../shared/constants/notification.ts';
import type { MailSettings } from '../../shared/model/notification-settings.ts';
import { Refusal } from '../platform/door/refusal.ts';
import { listedIn, orderedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { shardOf } from '../platform/table/shards.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** How often a digest is mailed. */
export type DigestRhythm = Exclude<DigestFrequency, 'off'>;

/**
 * The last digest a user got: on which day, up to which notification, and which of the last hour before that one were
 * in it.
 */
export interface LastDigest {
  day: string;
  upTo: number;
  /** Absent in older digests. */
  mailedIds?: number[];
}

/** What is mailed by the clock on its reader's wall. */
export type ReaderList = 'digest' | 'figures';

/** Who gets a digest, or figures, and when a run looks at them next. */
export interface DigestReader {
  userId: number;
  dueAt: string;
}

/** The refusal of a digest that another run has marked first. */
export const digestTaken = new Refusal('conflict', 'already mailed');

// Before every moment: the next run finds out when they are due.
const soon = '';
const orderOf = ({ userId, dueAt }: DigestReader): string => `${dueAt}#${sortable(userId)}`;

/**
 * The writes that put a user on the list of digests, and of figures of a week, or take them off; they belong to the transaction
 * that saves the choice.
 */
export function digestWrites(userId: number, { digest, figures }: MailSettings): Write[] {
  const chosen = (list: ReaderList, isWanted: boolean) =>
    isWanted ? newReaderWrite(userId, list) : noReaderWrite(userId, list);
  return [chosen('digest', digest !== 'off'), ...(figures === undefined ? [] : [chosen('figures', figures)])];
}

function newReaderWrite(userId: number, list: ReaderList): SingleWrite {
  const reader = { userId, dueAt: soon };
  const listed = listedIn(keys.digestReaders(list, shardOf(userId)), orderOf(reader));
  return { put: { ...keys.digestReader(list, userId), ...reader, ...listed } };
}

/** The write that takes a user off a list. */
export function noReaderWrite(userId: number, list: ReaderList): SingleWrite {
  return { remove: keys.digestReader(list, userId) };
}

/** The write by which a reader who was looked at is due at another time; one who chose again meanwhile, or was put off, refuses. */
export function readerPutOffWrite({ userId, dueAt }: DigestReader, list: ReaderList, next: string): SingleWrite {
  const order = orderOf({ userId, dueAt: next });
  return {
    update: keys.digestReader(list, userId),
    set: { dueAt: next, ...orderedIn(keys.digestReaders(list, shardOf(userId)), order) },
    when: { expression: '#dueAt = :before', values: { before: dueAt } },
    refusal: digestTaken,
  };
}

/** The write that marks a digest sent, built on the one before; another run's mark refuses. */
export function sentDigestWrite(userId: number, digest: LastDigest, earlier: LastDigest | undefined): SingleWrite {
  const when = earlier ? { expression: '#day = :earlier', values: { earlier: earlier.day } } : isNew;
  return { put: { ...keys.lastDigest(userId), ...digest }, when, refusal: digestTaken };
}

/** The write that marks the figures of a week as mailed; another run's mark refuses. */
export function mailedFiguresWrite(userId: number, week: string): SingleWrite {
  return {
    put: { ...keys.mailedFigures(userId), week },
    when: { expression: 'attribute_not_exists(pk) OR #week <> :week', values: { week } },
    refusal: digestTaken,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  digestReader: {
    holds: 'when the next digest, or the figures of a week, are due',
    found: 'next to the notifications',
    exported: { file: 'notifications' },
    erasure: remove,
  },
  digestReaders: { leadsTo: 'digestReader' },
  lastDigest: {
    holds: 'when the last digest of notifications was mailed',
    found: 'next to the notifications',
    exported: { file: 'notifications' },
    erasure: remove,
  },
  mailedFigures: {
    holds: 'of which week figures were mailed last',
    found: 'next to the notifications',
    exported: { file: 'notifications' },
    erasure: remove,
  },
} satisfies PersonalData;

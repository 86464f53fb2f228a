import type { DigestFrequency } from '../../shared/constants/notification.ts';
import { digestFrequencies } from '../../shared/constants/notification.ts';
import type { MailSettings } from '../../shared/model/notification-settings.ts';
import { Refusal } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
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

/** Who gets the figures of their week is listed like the readers of a digest. */
export const figuresList = 'figures';

/** The refusal of a digest that another run has marked first. */
export const digestTaken = new Refusal('conflict', 'already mailed');

/**
 * The writes that put a user on the list of the digest they chose and take them off the others, and on or off that of
 * weekly figures; they belong to the transaction that saves the choice.
 */
export function digestWrites(userId: number, { digest, figures }: MailSettings): Write[] {
  const reader = keys.digestReader(figuresList, userId);
  const ofFigures = figures === undefined ? [] : [figures ? { put: { ...reader, userId } } : { remove: reader }];
  const ofDigests = digestFrequencies
    .filter((frequency) => frequency !== 'off')
    .map((frequency) =>
      frequency === digest
        ? { put: { ...keys.digestReader(frequency, userId), userId } }
        : noDigestWrite(userId, frequency),
    );
  return [...ofDigests, ...ofFigures];
}

/** The write that takes a user off a list. */
export function noDigestWrite(userId: number, frequency: DigestRhythm): SingleWrite {
  return { remove: keys.digestReader(frequency, userId) };
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

/** The write that removes the mark of figures that could not be mailed. */
export const unmailedFiguresWrite = (userId: number): SingleWrite => ({ remove: keys.mailedFigures(userId) });

/** The write that restores the mark of the digest before. */
export function unsentDigestWrite(userId: number, earlier: LastDigest | undefined): SingleWrite {
  if (!earlier) return { remove: keys.lastDigest(userId) };
  const { day, upTo, mailedIds } = earlier;
  return { put: { ...keys.lastDigest(userId), day, upTo, ...(mailedIds ? { mailedIds } : {}) } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  digestReader: { leadsTo: 'account' },
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

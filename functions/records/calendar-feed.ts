import type { CalendarFeed } from '../../shared/model/calendar-feed.ts';
import { noSuch } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { secretHash } from '../platform/table/secret-hash.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove, secret } from './personal-data.ts';

/** A feed as stored; of its secret only a hash. */
export interface StoredCalendarFeed extends CalendarFeed {
  userId: number;
  hash: string;
}

/** What a feed's secret leads to. */
export interface FeedOfSecret {
  userId: number;
  feedId: number;
}

const noFeed = noSuch('feed');

/** A new feed, and the writes that store it with the hash of its secret. */
export function newCalendarFeedWrites(
  feed: CalendarFeed & { userId: number },
  token: string,
): { stored: StoredCalendarFeed; writes: Write[] } {
  const stored = { ...feed, hash: secretHash(token) };
  const { id, userId, hash } = stored;
  return {
    stored,
    writes: [
      { put: { ...keys.calendarFeed(userId, id), ...stored }, when: isNew },
      { put: { ...keys.calendarFeedSecret(hash), userId, feedId: id }, when: isNew },
    ],
  };
}

/** The writes that revoke a feed; refuses one that is gone. */
export function removedCalendarFeedWrites({ id, userId, hash }: StoredCalendarFeed): Write[] {
  return [
    { remove: keys.calendarFeed(userId, id), when: exists, refusal: noFeed },
    { remove: keys.calendarFeedSecret(hash) },
  ];
}

/** The write that a feed was read; it brings no revoked feed back. */
export function calendarFeedReadWrite(
  { id, userId }: Pick<StoredCalendarFeed, 'id' | 'userId'>,
  read: Pick<CalendarFeed, 'readAt' | 'reader'>,
): SingleWrite {
  return { update: keys.calendarFeed(userId, id), set: { ...read }, when: exists, refusal: noFeed };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  calendarFeed: {
    holds: 'the feeds by which a user reads their calendar elsewhere, and when they were read',
    own: (userId) => keys.calendarFeed(userId, 0),
    exported: { file: 'calendar' },
    erasure: remove,
  },
  calendarFeedsOf: { leadsTo: 'calendarFeed' },
  calendarFeedSecret: {
    holds: 'whose feed a secret address opens',
    found: 'by the hash that the feed keeps',
    exported: secret,
    erasure: remove,
  },
} satisfies PersonalData;

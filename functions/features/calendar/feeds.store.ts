import type { CalendarFeed } from '../../../shared/model/calendar-feed.ts';
import { Refusal, noSuch } from '../../platform/door/refusal.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import type { StoredCalendarFeed } from '../../records/calendar-feed.ts';
import {
  calendarFeedReadWrite,
  newCalendarFeedWrites,
  removedCalendarFeedWrites,
} from '../../records/calendar-feed.ts';
import { keys } from '../../platform/table/keys.ts';
import { secretHash } from '../../platform/table/secret-hash.ts';
import type { Table } from '../../platform/table/table.ts';
import { interviewsStore } from './interviews.store.ts';

/** A feed with its owner. */
export interface OpenFeed {
  feed: StoredCalendarFeed;
  owner: Pick<StoredAccount, 'id' | 'role' | 'firstName' | 'lastName'>;
}

/** Reads and saves people's feeds. */
export function feedsStore(table: Table) {
  const { account } = accountsIn(table);
  const { shownDays } = interviewsStore(table);

  /** The feeds of a person, the newest first. */
  async function feedsOf(userId: number): Promise<StoredCalendarFeed[]> {
    return table.query(keys.calendarFeedsOf(userId), { newestFirst: true, consistent: true });
  }

  async function saveNew(feed: CalendarFeed & { userId: number }, token: string): Promise<void> {
    await table.write(newCalendarFeedWrites(feed, token).writes);
  }

  /** Revokes a feed of the person's; refuses any other. */
  async function remove(userId: number, feedId: number): Promise<void> {
    const feed = await table.get(keys.calendarFeed(userId, feedId), { consistent: true });
    if (!feed) throw noSuch('feed');
    await table.write(removedCalendarFeedWrites(feed));
  }

  /** The feed that a secret opens; undefined for an unknown or revoked one, and for a closed account. */
  async function feedOf(token: string): Promise<OpenFeed | undefined> {
    const found = await table.get(keys.calendarFeedSecret(secretHash(token)), { consistent: true });
    if (!found) return undefined;
    const [feed, owner] = await Promise.all([
      table.get(keys.calendarFeed(found.userId, found.feedId), { consistent: true }),
      account(found.userId),
    ]);
    return feed && owner?.status === 'active' ? { feed, owner } : undefined;
  }

  /** Records that a feed was read; one that was revoked meanwhile stays so. */
  async function saveRead(feed: StoredCalendarFeed, read: Pick<CalendarFeed, 'readAt' | 'reader'>): Promise<void> {
    try {
      await table.writeOne(calendarFeedReadWrite(feed, read));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  return { feedsOf, saveNew, remove, feedOf, saveRead, daysOf: shownDays };
}
export type FeedsStore = ReturnType<typeof feedsStore>;

import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Notification } from '../../shared/model/notification.ts';
import { notificationDays } from '../../shared/constants/limits.ts';
import { inGroups } from '../table/in-groups.ts';
import { keys } from '../table/keys.ts';
import type { StoredAccount } from '../table/accounts.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import { isNew } from '../table/write.ts';
import { Refusal } from '../door/refusal.ts';
import type { NewNotification } from './tell.ts';

// TTL sweeps up to two days late; what has expired is not read any more in the meantime (PROF-05).
const notExpired = (at: string, also = '') => ({
  FilterExpression: `#ttl > :now${also}`,
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':now': Math.floor(Date.parse(at) / 1000) },
});
const unread = ' AND attribute_not_exists(viewedAt)';
/** The list of unread ones and the count stop here; the bell shows 99+ above 99 (SHELL-18). */
const mostUnread = 100;
type SingleWrite = Exclude<Write, { check: object }>;
const unviewed = { expression: 'attribute_exists(pk) AND attribute_not_exists(viewedAt)' };
const there = new Refusal('conflict', 'written already');

/** Reads and saves notifications. */
export function notificationsStore(table: Table) {
  /** All of the user's notifications, newest first; they expire, so the partition stays small. */
  async function notificationsOf(userId: number, at: string): Promise<Notification[]> {
    return (await table.query<Notification>(keys.notificationsOf(userId), { newestFirst: true, filter: notExpired(at) })).map(asRead);
  }

  /** Unread ones, newest first, at most 100. */
  async function unreadOf(userId: number, at: string): Promise<Notification[]> {
    return (await table.query<Notification>(keys.notificationsOf(userId), { newestFirst: true, filter: notExpired(at, unread) })).slice(0, mostUnread).map(asRead);
  }

  /**
   * Marks notifications viewed, at most 100, and answers how many were marked and how many are unread still. Ones that are gone, viewed or
   * another user's are passed over. One transaction, unless another tab views the same ones at that moment: then one by one.
   */
  async function saveViewed(userId: number, ids: number[], at: string): Promise<{ viewed: number; unread: number }> {
    const asked = new Set(ids);
    const all = (await table.query<Notification>(keys.notificationsOf(userId), { filter: notExpired(at, unread), consistent: true })).map(({ id }) => id);
    const marked = all.filter((id) => asked.has(id));
    const writes = marked.map((id) => ({ update: keys.notification(userId, id), set: { viewedAt: at }, when: unviewed, refusal: there }));
    const viewed = await savedTogether(writes);
    return { viewed, unread: Math.min(all.length - marked.length, mostUnread) };
  }

  async function savedTogether(writes: SingleWrite[]): Promise<number> {
    const [only, ...others] = writes;
    if (!only) return 0;
    if (others.length === 0) return (await saved(only)) ? 1 : 0;
    try {
      await table.write(writes);
      return writes.length;
    } catch (error) {
      if (error !== there && !(error instanceof TransactionCanceledException)) throw error;
      return (await inGroups(writes, saved)).filter(Boolean).length;
    }
  }

  /** Writes notifications of an event. The key is made of event and recipient, so a repeated event writes nothing new. */
  async function saveNew(event: { id: number; time: string }, notifications: NewNotification[]): Promise<void> {
    const keptDays = await keptDaysOf(notifications.map((one) => one.recipientId));
    await inGroups(notifications, ({ recipientId, type, payload }) => {
      const ttl = Math.floor(Date.parse(event.time) / 1000) + (keptDays.get(recipientId) ?? notificationDays) * 86_400;
      return saved({ put: { ...keys.notification(recipientId, event.id), id: event.id, type, payload, createdAt: event.time, recipientId, ttl }, when: isNew, refusal: there });
    });
  }

  // Each user decides how long their notifications are kept (PROF-05).
  async function keptDaysOf(userIds: number[]): Promise<Map<number, number>> {
    const accounts = await table.batchGet<StoredAccount>(userIds.map(keys.account));
    return new Map(accounts.flatMap((account) => (account ? [[account.id, account.notificationSettings.expiresIn.value]] : [])));
  }

  async function saved(write: SingleWrite): Promise<boolean> {
    try {
      await table.writeOne(write);
      return true;
    } catch (error) {
      if (error === there) return false;
      throw error;
    }
  }

  /** The recruiters who work for a manager. */
  async function recruitersOf(managerId: number): Promise<number[]> {
    return (await table.query<{ recruiterId: number }>(keys.recruitersOfManager(managerId))).map((link) => link.recruiterId);
  }

  return { notificationsOf, unreadOf, saveViewed, saveNew, recruitersOf };
}
export type NotificationsStore = ReturnType<typeof notificationsStore>;

function asRead(stored: Notification): Notification {
  return { ...stored, viewedAt: stored.viewedAt ?? null };
}

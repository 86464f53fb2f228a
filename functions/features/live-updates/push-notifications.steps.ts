import type { Clock } from '../../platform/door/clock.ts';
import type { ItemChange } from '../../platform/door/stream-function.ts';
import { log } from '../../platform/door/log.ts';
import type { LiveUpdate } from '../../../shared/model/live-update.ts';
import { notification, type Notification } from '../../../shared/model/notification.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { isItem } from '../../platform/table/read-keys.ts';
import type { PostToConnection } from './send-live.steps.ts';
import { sendLive } from './send-live.steps.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

interface Needs {
  liveUpdatesStore: LiveUpdatesStore;
  post: PostToConnection;
  now: Clock['now'];
}

/**
 * Pushes new notifications, those that were taken back, and the unread count; a viewed one pushes the count alone, so
 * that several tabs agree. Best effort: browsers catch up by reading.
 */
export async function pushNotifications(changes: ItemChange[], needs: Needs): Promise<undefined> {
  const byUser = new Map<number, Notification[]>();
  for (const { kind, item } of changes) {
    if (kind === 'REMOVE' || typeof item?.recipientId !== 'number' || !isItem.notification(item)) continue;
    const added = byUser.get(item.recipientId) ?? [];
    const isTakenBack = kind === 'MODIFY' && item.takenBackAt !== undefined && item.viewedAt === undefined;
    if (kind === 'INSERT' || isTakenBack) added.push(...notificationsIn(item));
    byUser.set(item.recipientId, added);
  }
  await inGroups([...byUser], ([userId, added]) => push(userId, added, needs));
  return undefined;
}

async function push(userId: number, added: readonly Notification[], needs: Needs): Promise<void> {
  const { shownTo, unreadCount } = needs.liveUpdatesStore;
  const compose = async (): Promise<LiveUpdate[]> => {
    const shown = await shownTo(userId, added);
    return [...shown.flatMap(updatesOf), { type: 'unread-count', count: await unreadCount(userId, needs.now()) }];
  };
  try {
    await sendLive(userId, compose, needs);
  } catch (error) {
    log.warn('live update not delivered', { userId, error: error as Error });
  }
}

function notificationsIn(item: Record<string, unknown>): Notification[] {
  const parsed = notification.safeParse({ ...item, viewedAt: item.viewedAt ?? null });
  return parsed.success ? [parsed.data] : [];
}

function updatesOf(added: Notification): LiveUpdate[] {
  const update: LiveUpdate = { type: 'notification', notification: added };
  return added.type === 'super_manager_role_approved'
    ? [update, { type: 'super manager role request approved' }]
    : [update];
}

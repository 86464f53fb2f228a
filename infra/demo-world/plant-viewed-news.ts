import type { AnyEvent } from '../../events/catalogue.ts';
import { eventsOf } from '../../events/subscriptions.ts';
import type { NotifyingEvent } from '../../functions/domain/notifications/taken-back.ts';
import { composeNotifications } from '../../functions/features/notifications/compose-notifications.steps.ts';
import type { NotificationsStore } from '../../functions/features/notifications/notifications.store.ts';
import type { StoredAccount } from '../../functions/records/account.ts';
import { inGroups } from '../../functions/platform/table/in-groups.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import type { Write } from '../../functions/platform/table/write.ts';
import { notificationDays } from '../../shared/constants/limits.ts';
import { oneDay } from '../../shared/constants/time.ts';

/** Older notifications are viewed; the newest are left for the demo's visitor. */
const unreadFor = oneDay;
/** How many are marked per call. */
const atOnce = 100;

const eventOfWrite = (write: Write): AnyEvent | undefined =>
  'put' in write ? (write.put as { event?: AnyEvent }).event : undefined;

/** The table, and every event that is written through it from now on. */
export function recordingEvents(table: Table): { table: Table; events: AnyEvent[] } {
  const events: AnyEvent[] = [];
  const write: Table['write'] = async (writes) => {
    await table.write(writes);
    events.push(...writes.map(eventOfWrite).filter((event) => event !== undefined));
  };
  return { table: { ...table, write }, events };
}

interface Needs {
  notificationsStore: NotificationsStore;
  accountsOf(ids: number[]): Promise<(StoredAccount | undefined)[]>;
  today: number;
}

/**
 * Marks the notifications of the past viewed, as active users would. Reactions to the same events may run before or
 * after: a notification's key is made of event and recipient, so it is written once and stays viewed.
 */
export async function plantViewedNews(
  events: readonly AnyEvent[],
  { notificationsStore, accountsOf, today }: Needs,
): Promise<void> {
  const past = events
    .filter(isNotifying)
    .filter((event) => isBetween(event, today - notificationDays * oneDay, today - unreadFor));
  const ofReader = new Map<number, number[]>();
  await inGroups(past, async (event) => {
    const news = await composeNotifications(event, notificationsStore);
    await notificationsStore.saveNew(event, news);
    for (const { recipientId } of news) ofReader.set(recipientId, [...(ofReader.get(recipientId) ?? []), event.id]);
  });
  const viewedAt = new Date(today - unreadFor).toISOString();
  const readers = (await accountsOf([...ofReader.keys()])).flatMap((account) => account ?? []);
  for (const reader of readers) {
    const ids = ofReader.get(reader.id)!;
    for (let start = 0; start < ids.length; start += atOnce)
      await notificationsStore.saveViewed(reader, ids.slice(start, start + atOnce), viewedAt);
  }
}

function isBetween({ time }: AnyEvent, from: number, to: number): boolean {
  return Date.parse(time) > from && Date.parse(time) < to;
}

const notifying: ReadonlySet<AnyEvent['type']> = new Set(eventsOf('notifications'));

function isNotifying(event: AnyEvent): event is NotifyingEvent {
  return notifying.has(event.type);
}

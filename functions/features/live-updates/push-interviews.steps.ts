import { log } from '../../platform/door/log.ts';
import type { ItemChange } from '../../platform/door/stream-function.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { isItem, userIdOf } from '../../platform/table/read-keys.ts';
import { sendLive } from './send-live.steps.ts';

/**
 * Notifies recruiters that an interview of a candidate whom they put forward was booked, moved or cancelled. It follows
 * the item that they read, because the event comes before it. Best effort: browsers catch up by reading.
 */
export async function pushInterviews(changes: ItemChange[], needs: Parameters<typeof sendLive>[2]): Promise<void> {
  const recruiters = changes.flatMap(({ kind, item }) =>
    kind !== 'REMOVE' && item && isItem.interview(item) ? (userIdOf(item.pk) ?? []) : [],
  );
  try {
    await inGroups([...new Set(recruiters)], (userId) => sendLive(userId, [{ type: 'calendar' }], needs));
  } catch (error) {
    log.warn('changed interviews not pushed', { error: error as Error });
  }
}

import { log } from '../../platform/door/log.ts';
import type { ItemChange } from '../../platform/door/stream-function.ts';
import { unreadMarkOf } from '../../records/unread-mark.ts';
import { isItem } from '../../platform/table/read-keys.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';

interface Needs {
  liveUpdatesStore: Pick<LiveUpdatesStore, 'saveUnreadMark'>;
}

/**
 * Marks conversations that became unread, so that their reader is mailed after ten minutes (PLUS-29). Returns the
 * sequence number of the first change that could not be marked, from which the stream is repeated.
 */
export async function markUnread(changes: ItemChange[], { liveUpdatesStore }: Needs): Promise<string | undefined> {
  for (const { kind, item, sequenceNumber } of changes) {
    if (kind !== 'MODIFY' || !item || !isItem.conversation(item)) continue;
    const mark = unreadMarkOf(item);
    try {
      if (mark) await liveUpdatesStore.saveUnreadMark(mark);
    } catch (error) {
      log.warn('unread message not marked', { userId: mark?.userId, error: error as Error });
      return sequenceNumber;
    }
  }
  return undefined;
}

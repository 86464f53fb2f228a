import { log } from '../../platform/door/log.ts';
import type { ItemChange } from '../../platform/door/stream-function.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { accountIdOf, isItem, userIdOf } from '../../platform/table/read-keys.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';
import { sendLive } from './send-live.steps.ts';

type Needs = Parameters<typeof sendLive>[2] & { liveUpdatesStore: Pick<LiveUpdatesStore, 'recipientsOf'> };

/**
 * Notifies those who read lists over several managers' jobs that one has changed: a manager's recruiters and super
 * managers of the manager's packed jobs, and a recruiter of a begun job. It follows the items that the lists read,
 * because the event comes before them. Best effort: browsers catch up by reading.
 */
export async function pushLists(changes: ItemChange[], needs: Needs): Promise<void> {
  const changed = changes.flatMap(({ kind, item }) => (kind === 'REMOVE' || !item ? [] : [item]));
  const managers = new Set(changed.filter(isItem.recentJobs).flatMap(({ pk }) => userIdOf(pk) ?? []));
  const recruiters = changed.filter(isItem.begunJob).flatMap(({ pk }) => accountIdOf(pk) ?? []);
  try {
    const readers = await inGroups([...managers], (managerId) =>
      needs.liveUpdatesStore.recipientsOf({ userIds: [], recruitersOf: managerId, overseersOf: managerId }),
    );
    await inGroups([...new Set([...recruiters, ...readers.flat()])], (userId) =>
      sendLive(userId, [{ type: 'jobs' }], needs),
    );
  } catch (error) {
    log.warn('changed lists of jobs not pushed', { error: error as Error });
  }
}

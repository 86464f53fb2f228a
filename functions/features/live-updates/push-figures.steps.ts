import { log } from '../../platform/door/log.ts';
import type { ItemChange } from '../../platform/door/stream-function.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { countedFor } from '../../platform/table/read-keys.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';
import { sendLive } from './send-live.steps.ts';

type Needs = Parameters<typeof sendLive>[2] & { liveUpdatesStore: Pick<LiveUpdatesStore, 'overseersOf'> };

/**
 * Notifies open dashboards that counters have changed: once a person in a batch, and the super managers who work with the
 * manager whose jobs or clients changed. It follows the counters themselves, because the event comes before them. Best
 * effort: browsers catch up by reading.
 */
export async function pushFigures(changes: ItemChange[], needs: Needs): Promise<void> {
  const counted = changes.flatMap(({ kind, item }) => (kind === 'REMOVE' || !item ? [] : [item]));
  const people = counted.map(({ pk }) => countedFor(pk)).filter((whose) => typeof whose === 'number');
  const managers = counted.flatMap(({ pk, changedBy }) =>
    countedFor(pk) === 'everyone' && typeof changedBy === 'number' ? changedBy : [],
  );
  try {
    const overseers = await inGroups([...new Set(managers)], needs.liveUpdatesStore.overseersOf);
    await inGroups([...new Set([...people, ...overseers.flat()])], (userId) =>
      sendLive(userId, [{ type: 'figures' }], needs),
    );
  } catch (error) {
    log.warn('changed figures not pushed', { error: error as Error });
  }
}

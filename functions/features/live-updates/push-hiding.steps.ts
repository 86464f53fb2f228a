import { log } from '../../platform/door/log.ts';
import type { ItemChange } from '../../platform/door/stream-function.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { isItem } from '../../platform/table/read-keys.ts';
import type { LiveUpdatesStore } from './live-updates.store.ts';
import { sendLive } from './send-live.steps.ts';

type Needs = Parameters<typeof sendLive>[2] & { liveUpdatesStore: Pick<LiveUpdatesStore, 'recipientsOf'> };

/**
 * Has the open pages of a job's people read everything again when somebody who applied hides, so that the name leaves
 * them (PLUS-40, PLUS-53). It follows the marked application, because the event comes before it, and does not say who
 * hides. Best effort: browsers catch up by reading.
 */
export async function pushHiding(changes: ItemChange[], needs: Needs): Promise<void> {
  const marked = changes.flatMap(({ kind, item }) =>
    kind === 'MODIFY' && item && isItem.application(item) && item.hiding ? item : [],
  );
  try {
    const people = await inGroups(marked, ({ managerId, jobId, candidate }) =>
      needs.liveUpdatesStore.recipientsOf({
        userIds: [managerId],
        recruitersOf: managerId,
        overseersOf: managerId,
        helpersOf: jobId,
        partnersOf: candidate.id,
      }),
    );
    await inGroups([...new Set(people.flat())], (userId) => sendLive(userId, [{ type: 'rights' }], needs));
  } catch (error) {
    log.warn('hiding of an applicant not pushed', { error: error as Error });
  }
}

import type { EventOf } from '../../../events/catalogue.ts';
import { awaitingAwards } from '../../domain/points/awaiting-awards.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredEntry } from '../../records/points.ts';
import { endedWaitWrites } from '../../records/points.ts';
import { noLongerAwaitedWrite } from '../../records/awaited-award.ts';

/** Reads and saves the awards that wait until their manager is verified (PLUS-44). */
export function awaitedAwardsStore(table: Table) {
  /** Saves that an award waits for its manager no longer, once; `event` says that its points are available. */
  async function saveVerified(
    award: StoredEntry,
    { managerId, at }: { managerId: number; at: string },
    event: EventOf<'bounty-changed'> | undefined,
  ): Promise<void> {
    await table.write([
      ...endedWaitWrites(award, 'awaitsVerification', { at, isAvailable: event !== undefined }),
      noLongerAwaitedWrite(managerId, award.id),
      ...(event ? [eventWrite(event)] : []),
    ]);
  }

  return { awaiting: (managerId: number) => awaitingAwards(table, managerId), saveVerified };
}
export type AwaitedAwardsStore = ReturnType<typeof awaitedAwardsStore>;

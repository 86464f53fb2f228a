import { oneDay } from '../../../shared/constants/time.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import type { StoredEntry } from '../../records/points.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { AwaitedAwardsStore } from './awaited-awards.store.ts';
import type { BountiesStore } from './bounties.store.ts';
import { releaseBounty, unansweredReturn, verifiedAward } from '../../domain/points/settle-bounty.ts';

/** A run that failed is made up for within this many days. */
const daysBack = 10;

interface Needs {
  bountiesStore: Pick<BountiesStore, 'dueOn' | 'entry' | 'saveReleased' | 'saveReturned'>;
  clock: Clock;
}

/**
 * Makes the bounties available whose guarantee has ended, and returns those whose recruiter did not contest in time that
 * the hired person left; returns how many.
 */
export async function releaseDueBounties({ bountiesStore, clock }: Needs): Promise<number> {
  const now = Date.parse(clock.now());
  const days = Array.from({ length: daysBack + 1 }, (_, back) =>
    new Date(now - back * oneDay).toISOString().slice(0, 10),
  );
  const due = (await inGroups(days, bountiesStore.dueOn)).flat();
  const bounties = eachAlone('releasing bounties');
  const released = await bounties.each(
    due,
    ({ entryId }) => ({ entryId }),
    async ({ recruiterId, entryId }) => {
      const award = await bountiesStore.entry(recruiterId, entryId);
      if (!award) return false;
      return award.inQuestion
        ? returnUnanswered(award, { bountiesStore, clock })
        : release(award, { bountiesStore, clock });
    },
  );
  bounties.end();
  return released.filter(Boolean).length;
}

/** Ends the wait of all awards of a manager who is verified now; those whose guarantee is over are available. */
export async function releaseVerified(
  managerId: number,
  { awaitedAwards, clock }: { awaitedAwards: AwaitedAwardsStore; clock: Clock },
): Promise<void> {
  await inGroups(await awaitedAwards.awaiting(managerId), async (award) => {
    const at = clock.now();
    const event = verifiedAward(award, { at, eventId: clock.newId() });
    await awaitedAwards.saveVerified(award, { managerId, at }, event);
  });
}

/** Makes one bounty available if its guarantee has ended; returns whether it did. */
export async function release(
  award: StoredEntry,
  { bountiesStore, clock }: { bountiesStore: Pick<BountiesStore, 'saveReleased'>; clock: Clock },
): Promise<boolean> {
  const released = releaseBounty(award, { at: clock.now(), eventId: clock.newId() });
  return released !== undefined && unlessChanged(bountiesStore.saveReleased(released));
}

async function returnUnanswered(award: StoredEntry, { bountiesStore, clock }: Needs): Promise<boolean> {
  const asked = award.returnId === undefined ? undefined : await bountiesStore.entry(award.recruiterId, award.returnId);
  const returned = asked && unansweredReturn(asked, { at: clock.now(), eventId: clock.newId() });
  return returned !== undefined && unlessChanged(bountiesStore.saveReturned(award, returned));
}

/** Whether this was saved; what was released, contested or returned in the same moment is not. */
async function unlessChanged(saved: Promise<void>): Promise<boolean> {
  try {
    await saved;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

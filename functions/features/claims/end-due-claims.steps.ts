import { oneDay } from '../../../shared/constants/time.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { expireClaim } from './answer-claim.ts';
import type { ClaimsStore } from './claims.store.ts';

/** A run that failed is made up for within this many days. */
const daysBack = 10;

/**
 * Ends the proposals that nobody answered and the introductions whose days are over; returns how many. Until it runs,
 * they count for nothing already: every write compares their time.
 */
export async function endDueClaims({
  claimsStore,
  clock,
}: {
  claimsStore: Pick<ClaimsStore, 'dueClaims' | 'claim' | 'saveEnded'>;
  clock: Clock;
}): Promise<number> {
  const now = clock.now();
  const days = Array.from({ length: daysBack + 1 }, (_, back) =>
    new Date(Date.parse(now) - back * oneDay).toISOString().slice(0, 10),
  );
  const due = (await inGroups(days, claimsStore.dueClaims)).flat();
  const claims = eachAlone('ending claims');
  const ended = await claims.each(
    due,
    (claimId) => ({ claimId }),
    async (claimId) => {
      const claim = await claimsStore.claim(claimId);
      const end = claim && expireClaim(claim, { at: clock.now(), eventId: clock.newId() });
      if (!end) return false;
      try {
        await claimsStore.saveEnded([end]);
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  );
  claims.end();
  return ended.filter(Boolean).length;
}

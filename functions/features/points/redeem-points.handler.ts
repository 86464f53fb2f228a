import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { notEnoughLeft } from '../../records/points.ts';
import { readPointsNow } from './points-now.steps.ts';
import type { PointsStore } from './points.store.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { redeemPoints } from './redeem-points.ts';

// Others redeem, or a bounty begins or ceases to be held, in the same moment: then the newer balance decides.
export const redeemPointsHandler = handler(
  contract.points.redeemPoints,
  async ({ body, actor }, { pointsStore, clock }: { pointsStore: PointsStore; clock: Clock }) => {
    return againIfRefused(notEnoughLeft, async () => {
      const { points: before, stored: read } = await readPointsNow(actor.id, { pointsStore, clock });
      const redeemed = redeemPoints(before, body, {
        actor,
        at: clock.now(),
        id: clock.newId(),
        eventId: clock.newId(),
      });
      await pointsStore.saveRedemption(redeemed, { held: before.held, read });
      return redeemed.points;
    });
  },
);

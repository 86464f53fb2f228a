import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import type { PointsStore } from './points.store.ts';
import { redeemPoints } from './redeem-points.ts';

export const redeemPointsHandler = handler(
  contract.points.redeemPoints,
  async ({ body, actor }, { pointsStore, clock }: { pointsStore: PointsStore; clock: Clock }) => {
    const before = await pointsStore.points(actor.id);
    const { points, entry, event } = redeemPoints(before, body, {
      actor,
      at: clock.now(),
      id: clock.newId(),
      eventId: clock.newId(),
    });
    await pointsStore.saveRedemption(entry, event);
    return points;
  },
);

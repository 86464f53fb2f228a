import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { PointsStore } from './points.store.ts';

export const viewRewardHandler = handler(
  contract.points.viewReward,
  async ({ params, actor }, { pointsStore, clock }: { pointsStore: PointsStore; clock: Clock }) => {
    await pointsStore.saveViewed(actor.id, params.id, clock.now());
    return { rewardId: params.id };
  },
);

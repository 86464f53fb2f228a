import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { PointsStore } from './points.store.ts';

export const readRewardHandler = handler(
  contract.points.readReward,
  async ({ params, actor }, { pointsStore }: { pointsStore: PointsStore }) => pointsStore.entry(actor.id, params.id),
);

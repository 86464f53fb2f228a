import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { PointsStore } from './points.store.ts';

export const readRewardHandler = answer(
  contract.points.readReward,
  async ({ params, actor }, { pointsStore }: { pointsStore: PointsStore }) => pointsStore.entry(actor.id, params.id),
);

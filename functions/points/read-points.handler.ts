import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { PointsStore } from './points.store.ts';

export const readPointsHandler = answer(
  contract.points.readPoints,
  async ({ actor }, { pointsStore }: { pointsStore: PointsStore }) => pointsStore.points(actor.id),
);

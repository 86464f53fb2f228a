import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { PointsStore } from './points.store.ts';

export const readPointsHandler = handler(
  contract.points.readPoints,
  async ({ actor }, { pointsStore }: { pointsStore: PointsStore }) => pointsStore.points(actor.id),
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { readPointsNow } from './points-now.steps.ts';
import type { PointsStore } from './points.store.ts';

export const readPointsHandler = handler(
  contract.points.readPoints,
  async ({ actor }, needs: { pointsStore: PointsStore; clock: Clock }) => (await readPointsNow(actor.id, needs)).points,
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { PointsStore } from './points.store.ts';
import { receivedOf } from './received-points.ts';

export const listReceivedPointsHandler = handler(
  contract.points.listReceivedPoints,
  async ({ actor }, { pointsStore }: { pointsStore: PointsStore }) => receivedOf(await pointsStore.entries(actor.id)),
);

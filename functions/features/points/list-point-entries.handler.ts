import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { PointsStore } from './points.store.ts';

export const listPointEntriesHandler = handler(
  contract.points.listPointEntries,
  async ({ query, actor }, { pointsStore }: { pointsStore: PointsStore }) =>
    pageOf(await pointsStore.entries(actor.id), query),
);

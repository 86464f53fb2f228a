import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { PointsStore } from './points.store.ts';

export const listPointEntriesHandler = answer(
  contract.points.listPointEntries,
  async ({ query, actor }, { pointsStore }: { pointsStore: PointsStore }) =>
    pageOf(await pointsStore.entries(actor.id), query),
);

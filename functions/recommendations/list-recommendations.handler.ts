import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

export const listRecommendationsHandler = answer(
  contract.recommendations.listRecommendations,
  async ({ query, actor }, { recommendationsStore }: { recommendationsStore: RecommendationsStore }) =>
    pageOf(await recommendationsStore.recommendationsOf(actor.id, query.jobId), query),
);

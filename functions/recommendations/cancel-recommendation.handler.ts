import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { mustWait } from './recommend-job.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

export const cancelRecommendationHandler = answer(
  contract.recommendations.cancelRecommendation,
  async ({ params, actor }, { recommendationsStore }: { recommendationsStore: RecommendationsStore }) => {
    const recommendation = await recommendationsStore.recommendation(actor.id, params.id);
    mustWait(recommendation);
    await recommendationsStore.saveCancelled(recommendation);
    return { id: recommendation.id };
  },
);

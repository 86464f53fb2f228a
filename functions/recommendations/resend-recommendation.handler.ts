import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import type { MailAllowance } from '../records/mail-allowance.ts';
import { resendRecommendation } from './recommend-job.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs {
  recommendationsStore: RecommendationsStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const resendRecommendationHandler = answer(
  contract.recommendations.resendRecommendation,
  async ({ params, actor }, { recommendationsStore, mailAllowance, clock }: Needs) => {
    const at = clock.now();
    const before = await recommendationsStore.recommendation(actor.id, params.id);
    const recommended = resendRecommendation(before, { actor, at, eventId: clock.newId() });
    await mailAllowance.take(actor, 1, at);
    await recommendationsStore.saveResent(recommended, before);
    return recommended.recommendation;
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import { declineRecommendation } from './recommend-job.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs {
  recommendationsStore: RecommendationsStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

export const declineRecommendationHandler = answer(
  contract.recommendations.declineRecommendation,
  async ({ body }, { recommendationsStore, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const place = await mailedTokens.purpose(body.token, 'recommendation', at);
    if (place.email !== body.email) throw refuse.gone('Token is wrong!', 'token');
    const { recommendation } = await recommendationsStore.behindLink(place);
    if (!recommendation) throw refuse.gone('Token is wrong!', 'token');
    const event = declineRecommendation(recommendation, { at, eventId: clock.newId() });
    await recommendationsStore.saveDeclined(recommendation, event, mailedTokens.use(body.token, at));
    return { done: true as const };
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { MailedTokens } from '../records/mailed-token.ts';
import { recommendationAcceptedEvent } from '../records/recommendation.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

interface Needs {
  recommendationsStore: RecommendationsStore;
  mailedTokens: MailedTokens;
  clock: Clock;
}

export const takeUpRecommendationHandler = answer(
  contract.recommendations.takeUpRecommendation,
  async ({ body, actor }, { recommendationsStore, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const place = await mailedTokens.purpose(body.token, 'recommendation', at);
    if (place.email !== actor.email || place.email !== body.email)
      throw refuse.conflict('This recommendation was mailed to another address', 'email');
    const { recommendation } = await recommendationsStore.behindLink(place);
    if (!recommendation) throw refuse.gone('Token is wrong!', 'token');
    const event = recommendationAcceptedEvent(recommendation, actor, { at, eventId: clock.newId() });
    await recommendationsStore.saveTakenUp(place, actor, { event, useToken: mailedTokens.use(body.token, at), at });
    return { jobId: place.jobId };
  },
);

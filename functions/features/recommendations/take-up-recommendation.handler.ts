import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { LinkNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Recommendations } from '../../records/recommendation.ts';
import { recommendationAcceptedEvent } from '../../records/recommendation.ts';

type Needs = LinkNeeds & { recommendations: Recommendations };

export const takeUpRecommendationHandler = handler(
  contract.recommendations.takeUpRecommendation,
  async ({ body, actor }, { recommendations, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const place = await mailedTokens.purpose(body.token, 'recommendation', at);
    if (place.email !== actor.email || place.email !== body.email)
      throw refuse.conflict('This recommendation was mailed to another address', 'email');
    const { invitation } = await recommendations.behindLink(place);
    if (!invitation) throw refuse.gone('Token is wrong!', 'token');
    const event = recommendationAcceptedEvent(invitation, actor, { at, eventId: clock.newId() });
    await recommendations.saveAccepted(place, actor, { event, useToken: mailedTokens.use(body.token, at), at });
    return { jobId: place.jobId };
  },
);

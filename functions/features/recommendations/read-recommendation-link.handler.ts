import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { linkState, unknownLink } from '../../records/link-state.ts';
import type { LinkNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Recommendations } from '../../records/recommendation.ts';

type Needs = LinkNeeds & { recommendations: Recommendations };

export const readRecommendationLinkHandler = handler(
  contract.recommendations.readRecommendationLink,
  async ({ body }, { recommendations, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'recommendation', at);
    if (!purpose || purpose.email !== body.email) return { ...unknownLink, job: null, isJobOpen: false };
    const { invitation, hasAccount, job } = await recommendations.behindLink(purpose);
    return {
      state: linkState(state, invitation?.status),
      email: purpose.email,
      sender: invitation?.sender ?? null,
      hasAccount,
      job: job ?? null,
      isJobOpen: job !== undefined && isOpenJob(job, at),
    };
  },
);

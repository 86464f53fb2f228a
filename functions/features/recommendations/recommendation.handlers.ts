import { contract } from '../../../shared/contract/contract.ts';
import { mustBeAnswered } from '../../../shared/rules/question-answer.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import {
  declineByLink,
  sendAgain,
  takeBack,
  type LinkNeeds,
  type SendingNeeds,
} from '../../domain/invitations/mailed-invitation.steps.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { linkState, unknownLink } from '../../records/link-state.ts';
import { recommendationAcceptedEvent, recommendationKind } from '../../records/recommendation.ts';
import { type Recommendations } from '../../domain/invitations/recommendations.ts';
import { declineRecommendation, resendRecommendation } from './recommend-job.ts';

export const listRecommendationsHandler = handler(
  contract.recommendations.listRecommendations,
  async ({ query, actor }, { recommendations }: { recommendations: Recommendations }) => {
    const sent = await recommendations.sentBy(actor.id);
    return pageOf(
      sent.filter(({ job, status }) => job.id === query.jobId && status !== 'cancelled'),
      query,
    );
  },
);

type Needs = LinkNeeds & { recommendations: Recommendations };

export const readRecommendationLinkHandler = handler(
  contract.recommendations.readRecommendationLink,
  async ({ body }, { recommendations, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'recommendation', at);
    if (!purpose || purpose.email !== body.email) return { ...unknownLink, job: null, isJobOpen: false };
    const { invitation, hasAccount, job } = await recommendations.behindLink(purpose);
    const isJobOpen = job !== undefined && isOpenJob(job, at);
    return {
      state: linkState(state, invitation?.status),
      email: purpose.email,
      sender: invitation?.sender ?? null,
      hasAccount,
      // What was withdrawn from the public is not shown by a link that was mailed before.
      job: isJobOpen ? job : null,
      isJobOpen,
      ...(mustBeAnswered(job?.questions) && { mustAnswer: true as const }),
    };
  },
);

export const takeUpRecommendationHandler = handler(
  contract.recommendations.takeUpRecommendation,
  async ({ body, actor, refuse }, { recommendations, mailedTokens, clock }: Needs) => {
    const at = clock.now();
    const place = await mailedTokens.purpose(body.token, 'recommendation', at);
    if (place.email !== actor.email || place.email !== body.email)
      throw refuse.conflict('This recommendation was mailed to another address', 'email');
    const { invitation } = await recommendations.behindLink(place);
    if (!invitation) throw refuse.wrongToken();
    const event = recommendationAcceptedEvent(invitation, actor, { at, eventId: clock.newId() });
    await recommendations.saveAccepted(place, actor, { event, useToken: mailedTokens.use(body.token, at), at });
    return { jobId: place.jobId };
  },
);

export const declineRecommendationHandler = handler(
  contract.recommendations.declineRecommendation,
  ({ body }, needs: LinkNeeds & { recommendations: Recommendations }) =>
    declineByLink(body, recommendationKind, declineRecommendation, { ...needs, invitations: needs.recommendations }),
);

export const resendRecommendationHandler = handler(
  contract.recommendations.resendRecommendation,
  ({ params, actor }, needs: SendingNeeds & { recommendations: Recommendations }) =>
    sendAgain({ actor, id: params.id }, resendRecommendation, { ...needs, invitations: needs.recommendations }),
);

export const cancelRecommendationHandler = handler(
  contract.recommendations.cancelRecommendation,
  ({ params, actor }, { recommendations }: { recommendations: Recommendations }) =>
    takeBack({ actor, id: params.id }, recommendationKind, recommendations),
);

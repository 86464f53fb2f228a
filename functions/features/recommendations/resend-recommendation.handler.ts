import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SendingNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { sendAgain } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Recommendations } from '../../records/recommendation.ts';
import { resendRecommendation } from './recommend-job.ts';

export const resendRecommendationHandler = handler(
  contract.recommendations.resendRecommendation,
  ({ params, actor }, needs: SendingNeeds & { recommendations: Recommendations }) =>
    sendAgain({ actor, id: params.id }, resendRecommendation, { ...needs, invitations: needs.recommendations }),
);

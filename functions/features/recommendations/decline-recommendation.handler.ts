import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { LinkNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { declineByLink } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Recommendations } from '../../records/recommendation.ts';
import { recommendationKind } from '../../records/recommendation.ts';
import { declineRecommendation } from './recommend-job.ts';

export const declineRecommendationHandler = handler(
  contract.recommendations.declineRecommendation,
  ({ body }, needs: LinkNeeds & { recommendations: Recommendations }) =>
    declineByLink(body, recommendationKind, declineRecommendation, { ...needs, invitations: needs.recommendations }),
);

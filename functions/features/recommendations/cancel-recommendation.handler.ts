import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { takeBack } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { Recommendations } from '../../records/recommendation.ts';
import { recommendationKind } from '../../records/recommendation.ts';

export const cancelRecommendationHandler = handler(
  contract.recommendations.cancelRecommendation,
  ({ params, actor }, { recommendations }: { recommendations: Recommendations }) =>
    takeBack({ actor, id: params.id }, recommendationKind, recommendations),
);

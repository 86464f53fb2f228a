import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { recommendationsIn } from '../../domain/invitations/recommendations.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { mailedTokensIn } from '../../domain/mailed-links/mailed-tokens.ts';
import {
  cancelRecommendationHandler,
  declineRecommendationHandler,
  listRecommendationsHandler,
  readRecommendationLinkHandler,
  resendRecommendationHandler,
  takeUpRecommendationHandler,
} from './recommendation.handlers.ts';
import { recommendJobHandler } from './recommend-job.handler.ts';
import { recommendationsStore } from './recommendations.store.ts';

export const handler = httpFunction(
  [
    recommendJobHandler,
    listRecommendationsHandler,
    readRecommendationLinkHandler,
    takeUpRecommendationHandler,
    declineRecommendationHandler,
    resendRecommendationHandler,
    cancelRecommendationHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    recommendations: recommendationsIn(theTable()),
    recommendationsStore: recommendationsStore(theTable()),
    mailedTokens: mailedTokensIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    clock,
  }),
);

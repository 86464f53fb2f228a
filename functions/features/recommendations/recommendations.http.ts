import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { followedLinkIn } from '../../domain/jobs/followed-link.ts';
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
import {
  makeJobLinkHandler,
  readJobLinkHandler,
  removeJobLinkHandler,
  visitJobLinkHandler,
} from './job-link.handlers.ts';
import { jobLinksStore } from './job-links.store.ts';
import { recommendJobHandler } from './recommend-job.handler.ts';
import { recommendationsStore } from './recommendations.store.ts';

export const handler = httpFunction(
  [
    readJobLinkHandler,
    makeJobLinkHandler,
    removeJobLinkHandler,
    visitJobLinkHandler,
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
    followedLink: followedLinkIn(theTable()),
    jobLinksStore: jobLinksStore(theTable()),
    recommendations: recommendationsIn(theTable()),
    recommendationsStore: recommendationsStore(theTable()),
    mailedTokens: mailedTokensIn(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    clock,
  }),
);

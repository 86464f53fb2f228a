import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import { acceptedRecommendation } from '../../../records/recommendation.ts';
import { referenceOf } from '../../../records/account.ts';
import { acceptRecommendation } from './accept-by-link.ts';
import type { ByLinkNeeds } from './create-account.steps.ts';
import { createByLink } from './create-account.steps.ts';

export const acceptRecommendationHandler = handler(
  contract.accounts.acceptRecommendation,
  ({ body }, needs: ByLinkNeeds) =>
    createByLink(
      body,
      {
        kind: 'recommendation',
        refusals: {
          otherAddress: 'This recommendation was mailed to another address',
          hasAccount: 'This email is already registered; log in to accept',
        },
        open: (place, circumstances) => acceptRecommendation(body, place, circumstances),
        accepted: (place, account, at) => acceptedRecommendation(place, referenceOf(account), at),
      },
      needs,
    ),
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { LinkAnswerNeeds } from './answer.steps.ts';
import { claimByLink, decline } from './answer.steps.ts';

export const declineClaimByLinkHandler = handler(
  contract.claims.declineClaimByLink,
  async ({ body }, needs: LinkAnswerNeeds) => {
    const { claim, actor, also } = await claimByLink(body, needs);
    return decline(claim, { actor, also }, needs);
  },
);

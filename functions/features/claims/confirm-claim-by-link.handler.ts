import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { LinkAnswerNeeds } from './answer.steps.ts';
import { claimByLink, confirm } from './answer.steps.ts';

export const confirmClaimByLinkHandler = handler(
  contract.claims.confirmClaimByLink,
  async ({ body }, needs: LinkAnswerNeeds) => {
    const { claim, actor, also } = await claimByLink(body, needs);
    return confirm(claim, { actor, way: 'link', also }, needs);
  },
);

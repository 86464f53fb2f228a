import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { AnswerNeeds } from './answer.steps.ts';
import { decline, ownClaim } from './answer.steps.ts';

export const declineClaimHandler = handler(
  contract.claims.declineClaim,
  async ({ params, body, actor }, needs: AnswerNeeds) =>
    decline(
      await ownClaim({ claimId: params.id, userId: actor.id }, needs),
      { actor: eventActor(actor), reason: body.reason },
      needs,
    ),
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { AnswerNeeds } from './answer.steps.ts';
import { end, ownClaim } from './answer.steps.ts';

export const endRecruiterClaimHandler = handler(
  contract.claims.endRecruiterClaim,
  async ({ params, body, actor }, needs: AnswerNeeds) =>
    end(
      await ownClaim({ claimId: params.id, userId: actor.id }, needs),
      { actor: eventActor(actor), by: 'recruiter', reason: body.reason },
      needs,
    ),
);

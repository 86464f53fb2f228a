import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { AnswerNeeds } from './answer.steps.ts';
import { confirm, ownClaim } from './answer.steps.ts';

export const confirmClaimHandler = handler(
  contract.claims.confirmClaim,
  async ({ params, actor }, needs: AnswerNeeds) =>
    confirm(
      await ownClaim({ claimId: params.id, userId: actor.id }, needs),
      { actor: eventActor(actor), way: 'app' },
      needs,
    ),
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ClaimsStore } from './claims.store.ts';
import { isConcerned, showClaim, showRival, stepsOf } from './show-claim.ts';

export const readClaimHandler = handler(
  contract.claims.readClaim,
  async ({ params, actor }, { claimsStore }: { claimsStore: ClaimsStore }) => {
    const { claim, events } = await claimsStore.storyOf(params.id);
    if (!claim || !isConcerned(actor, claim)) throw refuse.notFound('There is no such claim');
    const others = await claimsStore.rivalsOf(claim);
    const rivals = others.filter(({ recruiter }) => recruiter.id !== claim.recruiter.id);
    return {
      claim: showClaim(claim, actor),
      steps: stepsOf(claim, events, actor),
      rivals: rivals.map((rival) => showRival(rival, claim, actor)),
    };
  },
);

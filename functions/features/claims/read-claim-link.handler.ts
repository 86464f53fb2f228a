import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { LinkAnswerNeeds } from './answer.steps.ts';

export const readClaimLinkHandler = handler(
  contract.claims.readClaimLink,
  async ({ body }, { claimsStore, mailedTokens, clock }: LinkAnswerNeeds) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'claim', at);
    const claim = purpose && (await claimsStore.claim(purpose.claimId));
    if (!claim) return { state: 'unknown' as const, claim: null, choices: [] };
    const rivals = await claimsStore.rivalsOf(claim);
    const choices = [claim, ...rivals].filter((one) => one.state === 'proposed' && one.answerBy > at);
    const isAnswered = state === 'open' && choices.length === 0;
    return { state: isAnswered ? ('answered' as const) : state, claim, choices: state === 'open' ? choices : [] };
  },
);

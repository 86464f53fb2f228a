import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { forChoice } from './shown-claims.steps.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { returnedTokenWrite } from '../../records/mailed-token.ts';
import { claimByLink, confirm, decline, undo, type LinkAnswerNeeds, type UndoNeeds } from './answer.steps.ts';

export const readClaimLinkHandler = handler(
  contract.claims.readClaimLink,
  async ({ body }, { claimsStore, mailedTokens, claimDays, clock }: LinkAnswerNeeds) => {
    const at = clock.now();
    const { state, purpose } = await mailedTokens.look(body.token, 'claim', at);
    const asked = purpose && (await claimsStore.claim(purpose.claimId));
    if (!asked) return { state: 'unknown' as const, claim: null, choices: [] };
    const [claim = asked, ...rivals] = await claimsStore.asTheyHold([asked, ...(await claimsStore.rivalsOf(asked))]);
    const choices = [claim, ...rivals].filter((one) => one.state === 'proposed' && one.answerBy > at && !one.stop);
    const isAnswered = state === 'open' && choices.length === 0;
    const open = state === 'open' ? choices.map((one) => forChoice(one, claimDays())) : [];
    return { state: isAnswered ? ('answered' as const) : state, claim, choices: open };
  },
);

export const confirmClaimByLinkHandler = handler(
  contract.claims.confirmClaimByLink,
  async ({ body }, needs: LinkAnswerNeeds) => {
    const { claim, actor, also } = await claimByLink(body, needs);
    return confirm(claim, { actor, way: 'link', also }, needs);
  },
);

export const undoChoiceByLinkHandler = handler(
  contract.claims.undoChoiceByLink,
  async ({ body, refuse }, needs: LinkAnswerNeeds & UndoNeeds) => {
    const { claimsStore, mailedTokens, accounts, claimDays, clock } = needs;
    const { state, purpose, usedAt } = await mailedTokens.look(body.token, 'claim', clock.now());
    if (state !== 'used' || !usedAt) throw refuse.gone('There is no choice to undo by this link', 'token');
    const [claim, account] = await Promise.all([
      claimsStore.claim(body.claimId),
      accounts.account(purpose.candidateId),
    ]);
    if (claim?.candidate.id !== purpose.candidateId || claim.confirmedBy !== 'link' || account?.status !== 'active')
      throw refuse.noSuch('proposal');
    const also = [returnedTokenWrite(body.token, usedAt)];
    return forChoice(await undo(claim, { actor: eventActor(account), also }, needs), claimDays());
  },
);

export const declineClaimByLinkHandler = handler(
  contract.claims.declineClaimByLink,
  async ({ body }, needs: LinkAnswerNeeds) => {
    const { claim, actor, also } = await claimByLink(body, needs);
    return decline(claim, { actor, also }, needs);
  },
);

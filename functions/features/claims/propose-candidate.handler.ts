import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import type { ClaimsStore } from './claims.store.ts';
import { shownClaim } from './shown-claims.steps.ts';
import { mayPropose, proposeCandidate } from './propose-candidate.ts';

interface Needs {
  claimsStore: ClaimsStore;
  mailAllowance: MailAllowance;
  proposalDays: () => number;
  clock: Clock;
}

export const proposeCandidateHandler = handler(
  contract.claims.proposeCandidate,
  async ({ body, actor }, { claimsStore, mailAllowance, proposalDays, clock }: Needs) => {
    const at = clock.now();
    const facts = await claimsStore.factsFor(actor.id, body);
    mayPropose(facts, { actor, candidateId: body.candidateId, at });
    await mailAllowance.take(actor, 1, at);
    const circumstances = { actor, at, id: clock.newId(), eventId: clock.newId(), proposalDays: proposalDays() };
    const { claim, event } = proposeCandidate(facts, body, circumstances);
    await claimsStore.saveProposed(claim, facts, event);
    return shownClaim(claim, actor, claimsStore);
  },
);

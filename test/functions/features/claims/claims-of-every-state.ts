import type { EventOf } from '../../../../events/catalogue.ts';
import {
  declineClaimHandler,
  endCandidateClaimHandler,
  endRecruiterClaimHandler,
} from '../../../../functions/features/claims/claim.handlers.ts';
import { endDueClaims } from '../../../../functions/features/claims/end-due-claims.steps.ts';
import { passOverRivals } from '../../../../functions/features/claims/pass-over-rivals.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import type { ClaimState } from '../../../../shared/constants/claims.ts';
import { handled } from '../../../support/handle.ts';
import { type ClaimsWorld, proposalDays } from './claims-world.ts';

const day = 86_400_000;

/** A claim of the recruiter on the candidate in each state, by its id; the rival won what was passed over. */
export async function claimsOfEveryState(
  world: ClaimsWorld,
  { candidate, recruiter, rival }: Record<'candidate' | 'recruiter' | 'rival', Actor>,
): Promise<Record<ClaimState, number>> {
  const proposed = async () => world.propose(recruiter, candidate, (await world.aClientsJob()).id);
  const confirmed = async () => world.confirm(candidate, (await proposed()).id);
  const reason = { reason: 'Too far from home' };
  const lapsed = await proposed();
  const at = new Date(Date.parse(world.clock.now()) + proposalDays * day).toISOString();
  await endDueClaims({ claimsStore: world.claimsStore, clock: { ...world.clock, now: () => at } });
  const standing = await confirmed();
  const waiting = await proposed();
  const declined = await proposed();
  await handled(declineClaimHandler, { params: { id: declined.id }, body: reason, actor: candidate }, world);
  const withdrawn = await proposed();
  await handled(endRecruiterClaimHandler, { params: { id: withdrawn.id }, body: {}, actor: recruiter }, world);
  const ended = await confirmed();
  await handled(endCandidateClaimHandler, { params: { id: ended.id }, body: reason, actor: candidate }, world);
  const passed = await proposed();
  const won = await world.propose(rival, candidate, passed.job.id);
  await world.confirm(candidate, won.id);
  await passOverRivals({ data: { claimId: won.id } } as EventOf<'claim-confirmed'>, world);
  return {
    proposed: waiting.id,
    standing: standing.id,
    declined: declined.id,
    passed_over: passed.id,
    lapsed: lapsed.id,
    withdrawn: withdrawn.id,
    ended: ended.id,
  };
}

import type { Clock } from '../../../platform/door/clock.ts';
import { Refusal } from '../../../platform/door/refusal.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { Claims } from '../../../domain/claims/claims.ts';
import { endedClaim } from '../../../records/claim.ts';
import type { ClaimEnds } from '../../../domain/claims/claim-ends.steps.ts';
import { eventActor } from '../../../platform/table/outbox.ts';
import { forgetPerson, formerNames } from './forget-person.ts';

/**
 * Ends the proposals and claims of a leaving person, naming them no more: a candidate is free for the client when their
 * recruiter leaves, and nobody waits for a candidate or manager who is gone. What a recruiter is owed for a candidate on
 * a job stays when the candidate or the manager leaves.
 */
export async function endClaims(
  person: StoredAccount,
  { claims, claimEnds, clock }: { claims: Claims; claimEnds: ClaimEnds; clock: Clock },
): Promise<void> {
  const { id, role, email } = person;
  const { firstName, lastName } = formerNames(role);
  const actor = eventActor({ ...person, firstName, lastName });
  const found = await {
    candidate: claims.claimsOfCandidate,
    recruiter: claimEnds.claimsOfRecruiter,
    manager: claimEnds.claimsOfManager,
    super_manager: async () => [],
  }[role](id);
  for (const claim of found.filter(({ state }) => state === 'proposed' || state === 'standing')) {
    const before = forgetPerson(claim, { id, role, email, jobs: new Set(role === 'manager' ? [claim.job.id] : []) });
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    const end = endedClaim(before, { to: 'ended', by: 'erasure' }, circumstances);
    try {
      await claimEnds.saveEnded([end], { staysOnJob: role !== 'recruiter', asStored: claim });
    } catch (error) {
      // Answered or ended in the same moment; the days of what stands then end it.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

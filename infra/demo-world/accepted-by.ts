import type { AnyEvent } from '../../events/catalogue.ts';
import { acceptSelfAssignmentHandler } from '../../functions/features/applications/accept-self-assignment.handler.ts';
import type { AcceptancesStore } from '../../functions/features/applications/acceptances.store.ts';
import type { ApplicationsStore } from '../../functions/features/applications/applications.store.ts';
import { confirmClaimHandler } from '../../functions/features/claims/claim.handlers.ts';
import type { ClaimsStore } from '../../functions/features/claims/claims.store.ts';
import { passOverRivals } from '../../functions/features/claims/pass-over-rivals.steps.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { Refusal } from '../../functions/platform/door/refusal.ts';
import { act } from './act.ts';
import type { worldClock } from './world-clock.ts';

interface AcceptanceNeeds {
  applicationsStore: ApplicationsStore;
  acceptancesStore: AcceptancesStore;
  claimsStore: ClaimsStore;
  claimDays: () => number;
  proposalDays: () => number;
  openApplicants: () => number;
  clock: ReturnType<typeof worldClock>;
}

/** Those whom a recruiter accepted since have not answered yet whether they may be represented. */
const daysToAnswer = 2;

/**
 * Whether the recruiter takes the applicant on; not where another introduced them to the client. All but the latest
 * applicants agree.
 */
export async function acceptedBy(
  recruiter: Actor,
  { candidate, params }: { candidate: Actor; params: { id: number } },
  needs: AcceptanceNeeds,
): Promise<boolean> {
  const { claimsStore, clock } = needs;
  const isTaken = await unlessRefused(() => act(acceptSelfAssignmentHandler, recruiter, { params }, needs));
  if (!isTaken || Date.parse(clock.now()) > clock.at(daysToAnswer, 0)) return isTaken;
  const asked = (await claimsStore.claimsOfCandidate(candidate.id)).filter(
    ({ state, recruiter: { id } }) => state === 'proposed' && id === recruiter.id,
  );
  for (const { id } of asked)
    await unlessRefused(async () => {
      await act(confirmClaimHandler, candidate, { params: { id } }, needs);
      const { events } = await claimsStore.storyOf(id);
      for (const event of events as AnyEvent[])
        if (event.type === 'claim-confirmed') await passOverRivals(event, needs);
    });
  return true;
}

async function unlessRefused(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict') return false;
    throw error;
  }
}

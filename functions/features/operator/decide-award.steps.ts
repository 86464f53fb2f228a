import { reviewedAward, voidAward } from '../../domain/points/settle-bounty.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { OperatorRequest } from './operator-request.ts';
import type { OperatorStore } from './operator.store.ts';

/** What an operator sees of the awards that wait for a look: of whom, where from, and what the month earned beside. */
export async function heldAwards(operatorStore: OperatorStore): Promise<unknown> {
  return inGroups(await operatorStore.awardsToReview(), async (award) => ({
    id: award.id,
    recruiterId: award.recruiterId,
    managerId: award.manager?.id ?? null,
    job: award.job?.title ?? null,
    points: award.points,
    pointsBesideInMonth: await operatorStore.pointsBeside(award),
    at: award.at,
    state: award.bounty,
    ...(await operatorStore.provenance(award)),
  }));
}

/**
 * Releases an award that waits for the operator, where a guarantee holds it on, or voids it: with a reason, in words that
 * are in the ledger's audit line (PLUS-44).
 */
export async function decideAward(
  { id, outcome, reason }: Extract<OperatorRequest, { action: 'decide-award' }>,
  { operatorStore, clock }: { operatorStore: OperatorStore; clock: Clock },
): Promise<unknown> {
  const award = (await operatorStore.awardsToReview()).find((one) => one.id === id);
  if (!award) throw refuse.notFound(`There is no award ${id} that waits for you`);
  const at = clock.now();
  if (outcome === 'voided') {
    await operatorStore.saveVoided(voidAward(award, reason, { id: clock.newId(), at, eventId: clock.newId() }));
    return { id, outcome };
  }
  await operatorStore.saveReviewed(award, at, reviewedAward(award, { at, eventId: clock.newId(), reason }));
  return { id, outcome };
}

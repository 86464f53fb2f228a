import { reviewedAward } from '../../domain/points/settle-bounty.ts';
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

/** Releases an award that passed the cap of its manager's month; a guarantee holds it on (PLUS-44). */
export async function releaseAward(
  { id }: Extract<OperatorRequest, { action: 'release-award' }>,
  { operatorStore, clock }: { operatorStore: OperatorStore; clock: Clock },
): Promise<unknown> {
  const award = (await operatorStore.awardsToReview()).find((one) => one.id === id);
  if (!award) throw refuse.notFound(`There is no award ${id} that waits for you`);
  const at = clock.now();
  const event = reviewedAward(award, { at, eventId: clock.newId() });
  await operatorStore.saveReviewed(award, at, event);
  return { id, isReleased: true };
}

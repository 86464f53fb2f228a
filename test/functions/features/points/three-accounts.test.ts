import { expect, it } from 'vitest';
import { verificationsIn } from '../../../../functions/domain/verification/verified.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { awaitedAwardsStore } from '../../../../functions/features/points/awaited-awards.store.ts';
import { awardHire } from '../../../../functions/features/points/award-hire.steps.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { readPointsNow } from '../../../../functions/features/points/points-now.steps.ts';
import { redeemPointsHandler } from '../../../../functions/features/points/redeem-points.handler.ts';
import { releaseDueBounties, releaseVerified } from '../../../../functions/features/points/release-bounties.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { revokedVerificationWrite, verifiedWrite } from '../../../../functions/records/verification.ts';
import { someTime } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { openClaims } from '../claims/claims-world.ts';

const world = withLocalTable(openClaims);
const needs = () => ({ pointsStore: pointsStore(world.table), clock: world.clock });
const reactions = () => ({
  ...pointsStore(world.table),
  ...bountiesStore(world.table),
  ...verificationsIn(world.table),
  referralShare: () => 10,
  monthlyCap: () => 1_000_000,
});
const redeem = (actor: Actor, count: number) =>
  handled(redeemPointsHandler, { body: { count, reward: 'cash' }, actor }, needs());

/** A job, its recruiter and its hire, all in one moment. */
async function hireAtOnce(recruiter: Actor, points: number, guaranteeDays = 0): Promise<void> {
  const candidate = await world.aPerson('candidate');
  const job = await world.aClientsJob({ points, guaranteeDays });
  await world.confirm(candidate, (await world.propose(recruiter, candidate, job.id)).id);
  const body = { candidateId: candidate.id };
  await handled(closeJobHandler, { params: { id: job.id }, body, actor: world.manager }, world);
  const [closed] = await storedEvents(world.table, keys.jobSubject(job.id), 'job-closed');
  await awardHire(closed!, reactions());
}

it('Three accounts of one person make 500,000 points that nobody redeems until the operator has verified the manager (PLUS-44)', async () => {
  await world.table.writeOne(revokedVerificationWrite(world.manager.id, new Error('is not verified')));
  const [recruiter, guaranteed] = [await world.aPerson('recruiter'), await world.aPerson('recruiter')];
  for (let hires = 0; hires < 5; hires += 1) await hireAtOnce(recruiter, 100_000);
  await hireAtOnce(guaranteed, 700, 30);
  const pointsOf = async ({ id }: Actor) => (await readPointsNow(id, needs())).points;
  expect(await pointsOf(recruiter)).toMatchObject({ balance: 500_000, available: 0, held: 500_000, nextRelease: null });
  expect((await refusalOf(redeem(recruiter, 1))).errors).toMatchObject([{ key: 'count' }]);
  // Time alone gives nothing free.
  const years = { ...world.clock, now: () => '2036-01-01T00:00:00.000Z' };
  expect(await releaseDueBounties({ bountiesStore: bountiesStore(world.table), clock: years })).toBe(0);
  const verification = {
    userId: world.manager.id,
    email: 'm@acme.com',
    company: 'Acme',
    domain: 'acme.com',
    note: 'Met',
  };
  await world.table.writeOne(verifiedWrite({ ...verification, at: someTime }, new Error('verified already')));
  const release = () =>
    releaseVerified(world.manager.id, { awaitedAwards: awaitedAwardsStore(world.table), clock: world.clock });
  await release();
  await release();
  expect(await pointsOf(recruiter)).toMatchObject({ balance: 500_000, available: 500_000, held: 0 });
  expect(await pointsOf(guaranteed)).toMatchObject({ balance: 700, available: 0, held: 700 });
  await redeem(recruiter, 500_000);
  await hireAtOnce(recruiter, 300);
  expect(await pointsOf(recruiter)).toMatchObject({ available: 300, held: 0 });
});

import { describe, expect, it } from 'vitest';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { verificationsIn } from '../../../../functions/domain/verification/verified.ts';
import { closeJobHandler, reopenJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import { awaitedAwardsStore } from '../../../../functions/features/points/awaited-awards.store.ts';
import { awardHire } from '../../../../functions/features/points/award-hire.steps.ts';
import { awardReferral } from '../../../../functions/features/points/award-referral.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import { listHireBountiesHandler, returnBountyHandler } from '../../../../functions/features/points/bounty.handlers.ts';
import { readPointsNow } from '../../../../functions/features/points/points-now.steps.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { redeemPointsHandler } from '../../../../functions/features/points/redeem-points.handler.ts';
import { releaseDueBounties, releaseVerified } from '../../../../functions/features/points/release-bounties.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { earnedByInviting } from '../../../../functions/features/invitations/earned-by-inviting.store.ts';
import { revokedVerificationWrite } from '../../../../functions/records/verification.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { jobForm } from '../../../../shared/validation/job.ts';
import { openClaims } from '../claims/claims-world.ts';

const example = jobClosedExamples[0]! as EventOf<'job-closed'>;
const hired = example.data.candidate!.id;
const closed = (data: Partial<EventOf<'job-closed'>['data']>) => ({ ...example, data: { ...example.data, ...data } });

describe('The share of the candidate who invited the hired person', () => {
  const facts = { inviterId: 9, share: 10, isManagerVerified: true };
  it.each([
    ['is a tenth of the points, in whole points', { points: 505 }, facts, 50],
    ['is what the stage says', { points: 500 }, { ...facts, share: 25 }, 125],
    ['is what the job names instead', { points: 500, referralShare: 20 }, facts, 100],
    ['is nothing where the job names none', { points: 500, referralShare: 0 }, facts, undefined],
    ['is the same where no recruiter earns', { points: 500, recruiter: null }, facts, 50],
    ['is nothing without points', { points: 0 }, facts, undefined],
    ['is nothing where a share is less than a point', { points: 9 }, facts, undefined],
    ['is nothing without a hire', { candidate: null }, facts, undefined],
    ['is nothing where nobody invited', {}, { ...facts, inviterId: undefined }, undefined],
    ['is nothing for inviting oneself', {}, { ...facts, inviterId: hired }, undefined],
  ])('%s (PLUS-42)', (_what, data, given, points) => {
    expect(awardReferral(closed(data), given)?.entry.points).toBe(points);
  });
});

describe('Who invited the hired person', () => {
  const world = withLocalTable(openClaims);
  const reactions = () => ({
    ...pointsStore(world.table),
    ...bountiesStore(world.table),
    ...verificationsIn(world.table),
    referralShare: () => 10,
    monthlyCap: () => 1_000_000,
  });
  const needs = () => ({
    pointsStore: pointsStore(world.table),
    bountiesStore: bountiesStore(world.table),
    clock: world.clock,
  });
  const pointsOf = async ({ id }: Actor) => (await readPointsNow(id, needs())).points;

  async function invitedBy(inviter: Actor): Promise<Actor> {
    const friend = await world.aPerson('candidate');
    await world.table.writeOne({ update: keys.account(friend.id), set: { invitedBy: inviter.id } });
    return friend;
  }

  async function hire(recruiter: Actor, friend: Actor, over: object = {}): Promise<number> {
    const job = await world.aClientsJob({ points: 500, ...over });
    await world.confirm(friend, (await world.propose(recruiter, friend, job.id)).id);
    await close(job.id, friend);
    return job.id;
  }
  async function close(jobId: number, friend: Actor): Promise<void> {
    const body = { candidateId: friend.id };
    await handled(closeJobHandler, { params: { id: jobId }, body, actor: world.manager }, world);
    const event = (await storedEvents(world.table, keys.jobSubject(jobId), 'job-closed')).at(-1)!;
    // What an award writes has the ids after its closing's; the test's clock gives one after the other.
    for (let id = 0; id < 8; id += 1) world.clock.newId();
    await awardHire(event, reactions());
    await awardHire(event, reactions());
  }

  it('earns the share beside the recruiter, once per job and candidate, and redeems it (PLUS-42)', async () => {
    const [ada, rosa] = [await world.aPerson('candidate'), await world.aPerson('recruiter')];
    const friend = await invitedBy(ada);
    const jobId = await hire(rosa, friend);
    await handled(reopenJobHandler, { params: { id: jobId }, body: {}, actor: world.manager }, world);
    await close(jobId, friend);
    expect(await pointsOf(rosa)).toMatchObject({ balance: 500, available: 500 });
    expect(await pointsOf(ada)).toMatchObject({ balance: 50, available: 50, earned: 50 });
    await handled(redeemPointsHandler, { body: { count: 50, reward: 'cash' }, actor: ada }, needs());
    expect(await pointsOf(ada)).toMatchObject({ balance: 0, available: 0, redeemed: 50 });
    expect(await earnedByInviting(world.table, ada.id)).toEqual(new Map([[friend.id, 50]]));
    expect((await pointsStore(world.table).entries(ada.id)).find(({ kind }) => kind === 'award')).toMatchObject({
      isReferral: true,
      points: 50,
    });
  });

  it.each([
    ['a recruiter', 'recruiter', {}],
    ['somebody without an account any more', 'candidate', { status: 'disabled' }],
  ] as const)('earns no share as %s (PLUS-42)', async (_who, role, over) => {
    const inviter = await world.aPerson(role);
    await world.table.writeOne({ update: keys.account(inviter.id), set: { invitedBy: 1, ...over } });
    await hire(await world.aPerson('recruiter'), await invitedBy(inviter));
    expect(await pointsOf(inviter)).toMatchObject({ balance: 0 });
  });

  it('waits for the guarantee, and loses the share with the recruiter when the hired person leaves (PLUS-42)', async () => {
    const [ada, rosa] = [await world.aPerson('candidate'), await world.aPerson('recruiter')];
    const id = await hire(rosa, await invitedBy(ada), { guaranteeDays: 30 });
    expect(await pointsOf(ada)).toMatchObject({ balance: 50, available: 0, held: 50 });
    const shown = await handled(listHireBountiesHandler, { params: { id }, actor: world.manager }, needs());
    expect(shown.result).toMatchObject([{ points: 500, recruiterId: rosa.id, state: 'held' }]);
    const body = { leftOn: world.clock.now().slice(0, 10), reason: 'She moved.' };
    await handled(returnBountyHandler, { params: { id }, body, actor: world.manager }, needs());
    expect(await pointsOf(ada)).toMatchObject({ balance: 50, held: 50 });
    const answered = new Date(Date.parse(world.clock.now()) + 15 * 86_400_000).toISOString();
    await releaseDueBounties({ ...needs(), clock: { ...world.clock, now: () => answered } });
    expect(await pointsOf(ada)).toMatchObject({ balance: 0, held: 0, earned: 0 });
    expect(await pointsOf(rosa)).toMatchObject({ balance: 0, held: 0 });
  });

  it('earns the share that the job names, which is settled once the job is closed (PLUS-42)', async () => {
    const ada = await world.aPerson('candidate');
    const id = await hire(await world.aPerson('recruiter'), await invitedBy(ada), { referralShare: 20 });
    expect(await pointsOf(ada)).toMatchObject({ balance: 100, available: 100 });
    const { title, description, points } = (await world.jobsStore.job(id))!;
    const body = { title, description, points, referralShare: 30 };
    const late = refusalOf(
      handled(changeJobHandler, { params: { id }, body: jobForm.parse(body), actor: world.manager }, world),
    );
    expect((await late).errors).toMatchObject([{ key: 'referralShare' }]);
  });

  it('waits until the manager is verified, as the recruiter does (PLUS-42, PLUS-44)', async () => {
    const [ada, rosa] = [await world.aPerson('candidate'), await world.aPerson('recruiter')];
    await world.table.writeOne(revokedVerificationWrite(world.manager.id, new Error('is not verified')));
    await hire(rosa, await invitedBy(ada));
    expect(await pointsOf(ada)).toMatchObject({ balance: 50, available: 0, held: 50 });
    await releaseVerified(world.manager.id, { awaitedAwards: awaitedAwardsStore(world.table), clock: world.clock });
    expect(await pointsOf(ada)).toMatchObject({ available: 50, held: 0 });
    expect(await pointsOf(rosa)).toMatchObject({ available: 500, held: 0 });
  });
});

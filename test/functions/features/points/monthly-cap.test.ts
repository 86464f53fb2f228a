import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { verificationsIn } from '../../../../functions/domain/verification/verified.ts';
import { decideContest } from '../../../../functions/features/operator/decide-contest.steps.ts';
import { decideAward, heldAwards } from '../../../../functions/features/operator/decide-award.steps.ts';
import { operatorStore } from '../../../../functions/features/operator/operator.store.ts';
import { awaitedAwardsStore } from '../../../../functions/features/points/awaited-awards.store.ts';
import { awardHire } from '../../../../functions/features/points/award-hire.steps.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import { hireBountyOf } from '../../../../functions/domain/points/hire-bounty.ts';
import { readPointsNow } from '../../../../functions/features/points/points-now.steps.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { releaseDueBounties, releaseVerified } from '../../../../functions/features/points/release-bounties.steps.ts';
import { closeAccountStore } from '../../../../functions/features/personal-data/erasure/close-account.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { revokedVerificationWrite, verifiedWrite } from '../../../../functions/records/verification.ts';
import { refusalOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const { claim: _claim, guaranteeDays: _days, startOn: _startOn, ...facts } = jobClosedExamples[0]!.data;
const [november, december] = ['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00.000Z'];
const cap = 1000;

describe('The points that the hires of a manager earn in a month', () => {
  let drawn = 0;
  let managerId = 8000;
  const recruiterId = () => managerId + 1;
  const table = withLocalTable(tableIn);
  beforeEach(async () => {
    managerId += 10;
    await verify();
  });
  const verify = () =>
    table.writeOne(
      verifiedWrite(
        { userId: managerId, email: 'm@acme.com', company: 'Acme', domain: 'acme.com', note: 'Met', at: november },
        new Error('verified already'),
      ),
    );
  const clock = {
    now: () => december,
    newId: () => 9_000_000_000_000_000 - (drawn += 1),
    newUuid: () => 'uuid',
    newToken: () => 'token',
  };
  const operator = (at = december) => ({ operatorStore: operatorStore(table), clock: { ...clock, now: () => at } });
  const decide = (id: number, outcome: 'released' | 'voided' = 'released') =>
    decideAward({ action: 'decide-award', id, outcome, reason: 'I asked them' }, operator());
  // The recruiter is heard first, for fourteen days.
  const unheard = '2026-12-15T00:00:00.000Z';
  const store = () => ({
    ...pointsStore(table),
    ...bountiesStore(table),
    ...verificationsIn(table),
    referralShare: () => 10,
    monthlyCap: () => cap,
  });
  const closing = (over: Partial<EventOf<'job-closed'>['data']>, time = november): EventOf<'job-closed'> => {
    drawn += 1;
    const [manager, recruiter] = [managerId, recruiterId()].map((id) => ({ ...facts.manager, id }));
    const data = { ...facts, manager: manager!, recruiter: recruiter!, jobId: drawn, ...over };
    return { ...jobClosedExamples[0]!, id: jobClosedExamples[0]!.id + drawn * 10, time, data };
  };
  const hire = (points: number, over: object = {}, time = november) =>
    awardHire(closing({ points, ...over }, time), store());
  const pointsOf = async () => (await readPointsNow(recruiterId(), { pointsStore: pointsStore(table), clock })).points;
  const waiting = async () =>
    (await operatorStore(table).awardsToReview()).filter((one) => one.recruiterId === recruiterId());

  it('are free up to the cap, and what would pass it is booked and held, never voided (PLUS-44)', async () => {
    await hire(600);
    await hire(401);
    await hire(400);
    expect(await pointsOf()).toMatchObject({ balance: 1401, available: 1000, held: 401, nextRelease: null });
    expect(await waiting()).toMatchObject([{ points: 401, bounty: 'held', awaitsReview: true }]);
    await hire(1, {}, '2026-11-01T00:00:00.000Z');
    expect(await waiting()).toHaveLength(2);
    const years = { ...clock, now: () => '2036-01-01T00:00:00.000Z' };
    expect(await releaseDueBounties({ bountiesStore: bountiesStore(table), clock: years })).toBe(0);
    expect(await pointsOf()).toMatchObject({ available: 1000 });
  });

  it('are held from the first where one hire alone passes the cap', async () => {
    await hire(1001);
    expect(await pointsOf()).toMatchObject({ balance: 1001, available: 0, held: 1001 });
    await hire(1000);
    expect(await pointsOf()).toMatchObject({ available: 1000, held: 1001 });
  });

  it('begin at nothing with the next month (UTC), and with another manager', async () => {
    await hire(1000);
    await hire(1000, {}, december);
    await hire(1000, { manager: { ...facts.manager, id: managerId + 2 } });
    expect(await pointsOf()).toMatchObject({ balance: 3000 });
    expect(await waiting()).toEqual([]);
  });

  it('never pass the cap together, however many hires close in one moment (PLUS-44)', async () => {
    await Promise.all([600, 600, 600, 300, 300].map((points) => hire(points)));
    const held = (await waiting()).map(({ points }) => points);
    const { balance, available } = await pointsOf();
    expect(balance).toBe(2400);
    expect(available).toBe(2400 - held.reduce((sum, points) => sum + points, 0));
    expect(available).toBeLessThanOrEqual(cap);
    expect(await table.get(keys.pointsOfMonth(managerId, '2026-11'), { consistent: true })).toMatchObject({
      points: available,
    });
  });

  it('count a hire once, however often its event is repeated', async () => {
    const [fits, passes] = [closing({ points: 900 }), closing({ points: 200 })];
    for (const event of [fits, fits, passes, passes, fits]) await awardHire(event, store());
    expect(await pointsOf()).toMatchObject({ balance: 1100, available: 900, held: 200 });
  });

  it('that are held are free once the operator releases them, which the recruiter is told at once (PLUS-44)', async () => {
    await hire(900);
    await hire(200);
    const [held] = ((await heldAwards(operator().operatorStore)) as { id: number; recruiterId: number }[]).filter(
      (one) => one.recruiterId === recruiterId(),
    );
    expect(held).toMatchObject({ managerId, points: 200, pointsBesideInMonth: 900, state: 'held' });
    const release = () => decide(held!.id);
    expect(await release()).toEqual({ id: held!.id, outcome: 'released' });
    expect(await pointsOf()).toMatchObject({ balance: 1100, available: 1100, held: 0 });
    expect(await storedEvents(table, keys.pointsSubject(recruiterId()), 'bounty-changed')).toMatchObject([
      {
        data: {
          rewardId: held!.id,
          recruiterId: recruiterId(),
          points: 200,
          to: 'reviewed',
          until: null,
          reason: 'I asked them',
        },
      },
    ]);
    expect(await pointsStore(table).entry(recruiterId(), held!.id)).toMatchObject({
      bounty: 'available',
      reviewedAt: december,
    });
    expect(await refusalOf(release())).toMatchObject({ kind: 'notFound' });
  });

  it('that a guarantee holds as well are held for it alone after the release', async () => {
    await hire(1001, { guaranteeDays: 30 });
    const [held] = await waiting();
    await decide(held!.id);
    expect(await pointsOf()).toMatchObject({ available: 0, held: 1001, nextRelease: { at: held!.heldUntil } });
    const [told] = await storedEvents(table, keys.pointsSubject(recruiterId()), 'bounty-changed');
    expect(told?.data).toMatchObject({ to: 'reviewed', until: held!.heldUntil });
  });

  it.each(['verified', 'released'] as const)(
    'of a manager who is not verified are free after both, first %s (PLUS-44)',
    async (first) => {
      await table.writeOne(revokedVerificationWrite(managerId, new Error('is not verified')));
      await hire(1001);
      const [held] = await waiting();
      await verify();
      const steps = {
        verified: () => releaseVerified(managerId, { awaitedAwards: awaitedAwardsStore(table), clock }),
        released: () => decide(held!.id),
      };
      await steps[first]();
      expect(await pointsOf()).toMatchObject({ available: 0, held: 1001 });
      await steps[first === 'verified' ? 'released' : 'verified']();
      expect(await pointsOf()).toMatchObject({ available: 1001, held: 0 });
    },
  );

  it('whose payee is contested are held after the decision until they are released', async () => {
    await hire(1001, { contest: 'She applied herself.' });
    expect(await pointsOf()).toMatchObject({ balance: 1001, available: 0, held: 1001 });
    const [held] = await waiting();
    expect(held).toMatchObject({ bounty: 'held', inQuestion: true, awaitsReview: true });
    const decision = { action: 'decide-contest', outcome: 'restored', reason: 'It is proved' } as const;
    await decideContest({ ...decision, id: held!.returnId! }, operator(unheard));
    expect(await pointsOf()).toMatchObject({ balance: 1001, available: 0, held: 1001 });
    await decide(held!.id);
    expect(await pointsOf()).toMatchObject({ balance: 1001, available: 1001, held: 0 });
  });

  it('that are released while their payee is contested are free once that is decided', async () => {
    await hire(1001, { contest: 'She applied herself.' });
    const [held] = await waiting();
    await decide(held!.id);
    expect(await pointsOf()).toMatchObject({ balance: 1001, available: 0, held: 1001 });
    const decision = { action: 'decide-contest', outcome: 'restored', reason: 'It is proved' } as const;
    await decideContest({ ...decision, id: held!.returnId! }, operator(unheard));
    expect(await pointsOf()).toMatchObject({ balance: 1001, available: 1001, held: 0 });
  });

  it('that the operator voids are taken back by a second entry, once, and the recruiter reads why (PLUS-44)', async () => {
    await hire(1001, { jobId: 501 });
    const [held] = await waiting();
    expect(await decide(held!.id, 'voided')).toEqual({ id: held!.id, outcome: 'voided' });
    expect(await pointsOf()).toMatchObject({ balance: 0, available: 0, held: 0, earned: 0 });
    const [back] = await pointsStore(table).entries(recruiterId());
    expect(back).toMatchObject({ kind: 'return', points: -1001, aboutId: held!.id, refusal: 'I asked them' });
    expect(await pointsStore(table).entry(recruiterId(), held!.id)).toMatchObject({ bounty: 'returned' });
    expect(await storedEvents(table, keys.pointsSubject(recruiterId()), 'bounty-changed')).toMatchObject([
      { data: { rewardId: held!.id, points: 1001, to: 'voided', reason: 'I asked them' }, actor: { kind: 'system' } },
    ]);
    expect(await refusalOf(decide(held!.id))).toMatchObject({ kind: 'notFound' });
    expect(await waiting()).toEqual([]);
  });

  it('are not voided while their payee is contested, which those decide who hear both', async () => {
    await hire(1001, { contest: 'She applied herself.' });
    const [held] = await waiting();
    expect(await refusalOf(decide(held!.id, 'voided'))).toMatchObject({ kind: 'conflict' });
    expect(await pointsOf()).toMatchObject({ balance: 1001, held: 1001 });
  });

  it.each([
    ['released', { balance: 300, available: 300, held: 0 }],
    ['voided', { balance: 0, available: 0, held: 0 }],
  ] as const)(
    'of a manager who was never verified and leaves wait for the operator, who has them %s (PLUS-44)',
    async (outcome, after) => {
      await table.writeOne(revokedVerificationWrite(managerId, new Error('is not verified')));
      await hire(300);
      expect(await waiting()).toEqual([]);
      const { leaveAwards } = closeAccountStore(table);
      expect([await leaveAwards(managerId), await leaveAwards(managerId)]).toEqual([1, 0]);
      expect(await pointsOf()).toMatchObject({ balance: 300, available: 0, held: 300 });
      const [held] = await waiting();
      expect(held).not.toHaveProperty('awaitsVerification');
      await decide(held!.id, outcome);
      expect(await pointsOf()).toMatchObject(after);
    },
  );

  it('that are held say so to the manager who closed the job', async () => {
    await hire(1001, { jobId: 500 });
    const { award } = (await bountiesStore(table).hiresOf(500))[0]!;
    expect(hireBountyOf(award, undefined, december)).toMatchObject({ state: 'held', awaitsReview: true });
  });
});

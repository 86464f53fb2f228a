import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { operatorStore } from '../../../../functions/features/operator/operator.store.ts';
import { settleReward } from '../../../../functions/features/operator/settle-reward.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import {
  contestReturnHandler,
  decideReturnHandler,
  returnBountyHandler,
} from '../../../../functions/features/points/bounty.handlers.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { readPointsNow } from '../../../../functions/features/points/points-now.steps.ts';
import { redeemPointsHandler } from '../../../../functions/features/points/redeem-points.handler.ts';
import { releaseDueBounties } from '../../../../functions/features/points/release-bounties.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { points as contract } from '../../../../shared/contract/points.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const { startOn: _startOn, ...facts } = jobClosedExamples[0]!.data;
const closed = { ...jobClosedExamples[0], data: facts } as EventOf<'job-closed'>;
const manager = anActor('manager', { id: closed.data.manager.id });
const overseer = anActor('super_manager', { id: 4_001 });
const later = (days: number) => new Date(Date.parse(closed.time) + days * 86_400_000).toISOString();

describe('A recruiter’s balance', () => {
  let table: Table;
  let drawn = 100;
  withLocalTable(async (local) => {
    table = openTable('hirehub', local.documents);
    const together = { id: 1, superManagerId: overseer.id, managerId: manager.id, isAccepted: true };
    await table.write([
      { put: { ...keys.collaboration(overseer.id, manager.id), ...together } },
      { put: { ...keys.overseer(manager.id, overseer.id), ...together } },
    ]);
  });
  const at = (time: string) => {
    const clock = { ...aClock(), now: () => time, newId: () => 900_000_000 + (drawn += 1) };
    return { clock, pointsStore: pointsStore(table), bountiesStore: bountiesStore(table) };
  };
  const aRecruiter = () => anActor('recruiter', { id: (drawn += 1) + 50_000 });

  /** A hire by this recruiter: its job. */
  async function hired(recruiter: Actor, points: number, guaranteeDays = 0): Promise<number> {
    const jobId = (drawn += 1) + 700_000;
    const gate = { jobId, managerId: manager.id, status: 'closed' };
    await table.writeOne({ put: { ...keys.jobGate(jobId), ...gate } });
    const who = { id: recruiter.id, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
    const data = { ...closed.data, jobId, points, guaranteeDays, recruiter: who };
    const award = awardPoints({ ...closed, id: closed.id + jobId * 10, data });
    if (award) await pointsStore(table).saveAward(award, 100_000);
    // The bus may deliver the closing again, also after a crash in between.
    if (award) await pointsStore(table).saveAward(award, 100_000);
    return jobId;
  }
  const redeem = (recruiter: Actor, count: number, time = later(1)) =>
    handled(redeemPointsHandler, { body: { count, reward: 'cash' }, actor: recruiter }, at(time));
  const left = (jobId: number, time: string) =>
    handled(
      returnBountyHandler,
      { params: { id: jobId }, body: { leftOn: time.slice(0, 10), reason: 'She moved.' }, actor: manager },
      at(time),
    );
  const now = async (recruiter: Actor, time = later(1)) => (await readPointsNow(recruiter.id, at(time))).points;
  const returnOf = async (recruiter: Actor) =>
    (await pointsStore(table).entries(recruiter.id)).find(({ kind }) => kind === 'return')!;
  const decide = (id: number, outcome: string, time: string) =>
    handled(decideReturnHandler, { params: { id }, body: { outcome, words: 'So it is.' }, actor: overseer }, at(time));

  /** The balance is the sum of the ledger, and no part of it is negative. */
  async function addsUp(recruiter: Actor, time = later(1)): Promise<void> {
    const [stored, entries] = await Promise.all([
      pointsStore(table).balance(recruiter.id),
      pointsStore(table).entries(recruiter.id),
    ]);
    const held = entries.reduce((sum, { bounty, points }) => sum + (bounty === 'held' ? points : 0), 0);
    expect(stored).toMatchObject({
      balance: entries.reduce((sum, { points }) => sum + points, 0),
      held,
    });
    expect(stored.balance).toBe(stored.earned - stored.redeemed);
    expect((await now(recruiter, time)).available).toBeGreaterThanOrEqual(0);
  }

  it('is never redeemed beyond what is available by fifty at the same moment, who learn how much there is (POINTS-18)', async () => {
    const olivia = aRecruiter();
    await hired(olivia, 1000);
    await hired(olivia, 400, 60);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => redeem(olivia, 90)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
    const words = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
    for (const message of words)
      expect(message).toMatch(
        /^(You have \d+ points to redeem; 400 points more are held|There are not enough points left)/,
      );
    expect(await now(olivia)).toMatchObject({ balance: 410, available: 10, held: 400, earned: 1400, redeemed: 990 });
    await addsUp(olivia);
  });

  it.each([
    [0, 'Must be at least 1'],
    [-5, 'Must be at least 1'],
    [0.5, 'Must be a whole number'],
    ['10', 'Must be a whole number'],
  ])('is not redeemed by %s: %s (POINTS-18)', (count, message) => {
    const { error } = contract.redeemPoints.request.body.safeParse({ count });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([['count', message]]);
  });

  it('refuses more than there is with what there is, and keeps the ledger as it was (POINTS-18)', async () => {
    const olivia = aRecruiter();
    await hired(olivia, 1);
    expect(await refusalOf(redeem(olivia, 2))).toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'count', message: 'You have 1 point to redeem' }],
    });
    expect(await pointsStore(table).entries(olivia.id)).toHaveLength(1);
  });

  it('has a bounty available from the end of its guarantee on, also before the daily run, which releases it once', async () => {
    const olivia = aRecruiter();
    await hired(olivia, 500, 60);
    expect(await refusalOf(redeem(olivia, 1, later(59.9)))).toMatchObject({
      message: 'You have 0 points to redeem; 500 points more are held',
    });
    await redeem(olivia, 200, later(60));
    expect(await now(olivia, later(60))).toMatchObject({ balance: 300, available: 300, held: 0 });
    const both = await Promise.all([releaseDueBounties(at(later(60.1))), releaseDueBounties(at(later(60.1)))]);
    expect(both[0]! + both[1]!).toBeGreaterThan(0);
    expect(await releaseDueBounties(at(later(60.1)))).toBe(0);
    await redeem(olivia, 300, later(61));
    await addsUp(olivia, later(61));
  });

  it('loses a held bounty when the hired person left within the guarantee and it does not contest that, once (PLUS-41)', async () => {
    const olivia = aRecruiter();
    await hired(olivia, 300);
    const jobId = await hired(olivia, 500, 30);
    const outcomes = await Promise.allSettled([
      left(jobId, later(5)),
      left(jobId, later(5)),
      redeem(olivia, 300, later(5)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await addsUp(olivia, later(5));
    await releaseDueBounties(at(later(18.9)));
    expect(await now(olivia, later(31))).toMatchObject({ balance: 500, available: 0, held: 500, earned: 800 });
    const both = await Promise.all([releaseDueBounties(at(later(20))), releaseDueBounties(at(later(20)))]);
    expect(both[0]! + both[1]!).toBe(1);
    expect(await now(olivia, later(31))).toMatchObject({ balance: 0, held: 0, earned: 300, redeemed: 300 });
    expect(await returnOf(olivia)).toMatchObject({ points: -500, at: later(20) });
    expect((await returnOf(olivia)).leaving).toMatchObject({ leftOn: later(5).slice(0, 10), reason: 'She moved.' });
    await addsUp(olivia);
  });

  it('never loses what was available: a leaving after the guarantee is refused, released or not', async () => {
    const olivia = aRecruiter();
    const jobId = await hired(olivia, 500, 30);
    expect((await refusalOf(left(jobId, later(30)))).message).toMatch(/^The guarantee ended on/);
    await releaseDueBounties(at(later(30)));
    expect((await refusalOf(left(jobId, later(29)))).message).toMatch(/^The guarantee ended on/);
    expect(await now(olivia, later(31))).toMatchObject({ balance: 500, available: 500 });
  });

  it('keeps the points of a contested return, held until a super manager decides so, once (PLUS-41)', async () => {
    const olivia = aRecruiter();
    const jobId = await hired(olivia, 500, 30);
    await left(jobId, later(5));
    const { id } = await returnOf(olivia);
    const contest = () =>
      handled(contestReturnHandler, { params: { id }, body: { words: 'She is there.' }, actor: olivia }, at(later(6)));
    expect((await refusalOf(decide(id, 'restored', later(6)))).kind).toBe('notFound');
    await contest();
    expect((await refusalOf(contest())).message).toBe('You have contested this already');
    await releaseDueBounties(at(later(25)));
    await addsUp(olivia, later(25));
    const outcomes = await Promise.allSettled([decide(id, 'restored', later(7)), decide(id, 'restored', later(7))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await now(olivia, later(8))).toMatchObject({ balance: 500, available: 0, held: 500 });
    expect(await now(olivia, later(31))).toMatchObject({ balance: 500, available: 500, held: 0 });
    expect((await refusalOf(left(jobId, later(9)))).message).toMatch(/^It was decided that the recruiter keeps this/);
    await addsUp(olivia);
  });

  it('gets the points of a refused reward back once, with date and reason (POINTS-13)', async () => {
    const olivia = aRecruiter();
    await hired(olivia, 500);
    await redeem(olivia, 200);
    const entries = () => pointsStore(table).entries(olivia.id);
    const reward = (await entries()).find(({ kind }) => kind === 'redemption')!;
    const refuseIt = async () => {
      const ids = { at: later(2), eventId: (drawn += 1) + 990_000, refundId: (drawn += 1) + 990_000 };
      const settled = settleReward(reward, { status: 'refused', reason: 'The account is closed.' }, ids);
      await operatorStore(table).saveSettled(settled);
    };
    const outcomes = await Promise.allSettled([refuseIt(), refuseIt()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await now(olivia)).toMatchObject({ balance: 500, redeemed: 0 });
    const after = (await entries()).find(({ id }) => id === reward.id);
    expect(after).toMatchObject({ status: 'refused', refusedAt: later(2), refusal: 'The account is closed.' });
    await addsUp(olivia);
  });

  it('equals its ledger after any order of hires, ends of guarantees, returns, contests and redemptions', async () => {
    const olivia = aRecruiter();
    const jobs = await Promise.all(
      [30, 0, 60, 90, 30, 0].map((guarantee, at) => hired(olivia, 100 + at * 37, guarantee)),
    );
    for (let step = 0; step < 24; step += 1) {
      const day = 1 + step * 4;
      await Promise.allSettled([
        redeem(olivia, 1 + ((step * 53) % 160), later(day)),
        redeem(olivia, 1 + ((step * 31) % 90), later(day)),
        ...(step % 5 === 0 ? [left(jobs[(step / 5) % jobs.length]!, later(day))] : []),
        ...(step % 4 === 0 ? [releaseDueBounties(at(later(day)))] : []),
      ]);
      const returned = (await pointsStore(table).entries(olivia.id)).filter(({ kind }) => kind === 'return');
      for (const { id } of returned) {
        const body = { words: 'No.' };
        await Promise.allSettled([
          handled(contestReturnHandler, { params: { id }, body, actor: olivia }, at(later(day))),
          ...(step % 3 === 0 ? [decide(id, 'restored', later(day))] : []),
        ]);
      }
      await addsUp(olivia, later(day));
    }
    for (const { id, leaving } of await pointsStore(table).entries(olivia.id))
      if (leaving && !leaving.decision) await decide(id, 'upheld', later(199)).catch(() => undefined);
    expect(await now(olivia, later(200))).toMatchObject({ held: 0 });
    await addsUp(olivia, later(200));
  });
});

import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { readPointsHandler, readRewardHandler } from '../../../../functions/features/points/points.handlers.ts';
import { redeemPointsHandler } from '../../../../functions/features/points/redeem-points.handler.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';
import { screenBudgets } from '../../../budgets.ts';

describe('A recruiter’s points', () => {
  let needs: { pointsStore: ReturnType<typeof pointsStore>; clock: ReturnType<typeof aClock> };
  let local: LocalTable;
  withLocalTable((opened) => {
    local = opened;
    needs = { pointsStore: pointsStore(openTable('hirehub', local.documents)), clock: aClock() };
  });
  const [olivia, rosa] = [anActor('recruiter'), anActor('recruiter', { id: 2002 })];
  const points = async (actor = olivia) => resultOf(readPointsHandler, { actor }, needs);
  const reward = async (id: number, actor = olivia) => resultOf(readRewardHandler, { params: { id }, actor }, needs);

  it('are earned by a hire, redeemed as a reward, and read with what is left (POINTS-01, POINTS-15)', async () => {
    const nothing = { balance: 0, available: 0, held: 0, nextRelease: null, earned: 0, redeemed: 0 };
    expect(await points()).toEqual(nothing);
    const closed = jobClosedExamples[0] as EventOf<'job-closed'>;
    const recruiter = { id: olivia.id, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
    await needs.pointsStore.saveAward(
      awardPoints({ ...closed, data: { ...closed.data, recruiter, points: 500 } })!,
      100_000,
    );
    await handled(redeemPointsHandler, { body: { count: 120, reward: 'cash' }, actor: olivia }, needs);
    expect(await points()).toEqual({ ...nothing, balance: 380, available: 380, earned: 500, redeemed: 120 });
    expect(await points(rosa)).toEqual(nothing);
  });

  it('have each award and reward to be read by its id, by their recruiter alone (POINTS-17)', async () => {
    const entries = await needs.pointsStore.entries(olivia.id);
    const [redeemed, awarded] = ['redemption', 'award'].map((kind) => entries.find((entry) => entry.kind === kind));
    expect(await reward(awarded!.id)).toMatchObject({ kind: 'award', points: 500 });
    expect(await reward(redeemed!.id)).toMatchObject({ kind: 'redemption', points: -120, status: 'requested' });
    expect(await refusalOf(reward(awarded!.id, rosa))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(reward(1))).toMatchObject({ kind: 'notFound' });
  });

  it('cost, with who hides of the people whom they name, what their budget says', async () => {
    const award = (await needs.pointsStore.entries(olivia.id)).find(({ kind }) => kind === 'award');
    local.calls.length = 0;
    await reward(award!.id);
    const { calls, readUnits } = screenBudgets['points: an award'];
    expect(local.calls).toHaveLength(calls);
    expect(local.calls.reduce((sum, one) => sum + (one.readUnits ?? 0), 0)).toBeLessThanOrEqual(readUnits);
  });
});

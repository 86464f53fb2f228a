import { describe, expect, it } from 'vitest';
import { awardPoints } from '../../../functions/points/award-points.ts';
import { pointsStore } from '../../../functions/points/points.store.ts';
import { receivedOf } from '../../../functions/points/received-points.ts';
import { redeemPoints } from '../../../functions/points/redeem-points.ts';
import { openTable } from '../../../functions/table/table.ts';
import type { EventOf } from '../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../events/jobs/job-closed.examples.ts';
import { anActor, aClock } from '../../support/builders.ts';
import { withLocalTable, type LocalTable } from '../../support/local-table.ts';

const closed = jobClosedExamples[0] as EventOf<'job-closed'>;
const hired = (
  jobId: number,
  recruiterId: number,
  over: Partial<EventOf<'job-closed'>['data']> = {},
): EventOf<'job-closed'> => ({
  ...closed,
  id: closed.id + jobId * 10,
  data: {
    ...closed.data,
    jobId,
    recruiter: { id: recruiterId, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    ...over,
  },
});

describe('Points', () => {
  let local: LocalTable;
  withLocalTable((opened) => {
    local = opened;
  });
  const store = () => pointsStore(openTable('hirehub', local.documents));

  it('are awarded once per job, however often the event is repeated or the job is closed', async () => {
    const award = awardPoints(hired(1, 71));
    const again = awardPoints({ ...hired(1, 71), id: closed.id + 999 });
    if (!award || !again) throw new Error('a hire awards points');
    await store().saveAward(award);
    await store().saveAward(award);
    await store().saveAward(again);
    expect(await store().points(71)).toMatchObject({ balance: 500, earned: 500, redeemed: 0 });
    expect(await store().entries(71)).toHaveLength(1);
  });

  it.each([
    ['without a candidate', { candidate: null }],
    ['without a recruiter', { recruiter: null }],
    ['without points', { points: 0 }],
  ])('a job closed %s awards nothing', (_, over) => {
    expect(awardPoints(hired(2, 72, over))).toBeUndefined();
  });

  it('can be redeemed up to the balance, which is always the sum of the ledger (POINTS-18)', async () => {
    const recruiter = anActor('recruiter', { id: 73 });
    const clock = aClock();
    const award = awardPoints(hired(3, 73));
    if (!award) throw new Error('a hire awards points');
    await store().saveAward(award);
    expect(() =>
      redeemPoints(
        { balance: 500, earned: 500, redeemed: 0 },
        { count: 501, reward: 'cash' },
        {
          actor: recruiter,
          at: clock.now(),
          id: 1,
          eventId: 2,
        },
      ),
    ).toThrow('You have 500 points to redeem');
    const before = await store().points(73);
    const attempts = [300, 300].map((count) =>
      redeemPoints(
        before,
        { count, reward: 'cash' },
        { actor: recruiter, at: clock.now(), id: clock.newId(), eventId: clock.newId() },
      ),
    );
    const outcomes = await Promise.allSettled(attempts.map(({ entry, event }) => store().saveRedemption(entry, event)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const [points, entries] = await Promise.all([store().points(73), store().entries(73)]);
    expect(points).toMatchObject({ balance: 200, earned: 500, redeemed: 300 });
    expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points.balance);
  });

  it('received are shown oldest first until they are acknowledged (POINTS-07) (POINTS-08) (POINTS-11) (POINTS-16) (POINTS-19)', async () => {
    for (const job of [4, 5]) {
      const award = awardPoints(hired(job, 74));
      if (award) await store().saveAward(award);
    }
    const [first, second] = receivedOf(await store().entries(74));
    expect(first).toMatchObject({
      job: { id: 4, points: 500, title: closed.data.title },
      manager: { firstName: 'Daniel' },
      candidate: { firstName: 'Priya' },
    });
    await store().saveViewed(74, first?.rewardId ?? 0, '2026-09-02T00:00:00.000Z');
    expect(receivedOf(await store().entries(74))).toEqual([second]);
  });
});

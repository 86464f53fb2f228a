import { describe, expect, it } from 'vitest';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import { receivedOf } from '../../../../functions/features/points/received-points.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { withLocalTable } from '../../../support/local-table.ts';

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
  const local = withLocalTable();
  const store = () => pointsStore(openTable('hirehub', local.documents));

  it('are awarded once per job, however often the event is repeated or the job is closed', async () => {
    const award = awardPoints(hired(1, 71));
    const again = awardPoints({ ...hired(1, 71), id: closed.id + 999 });
    if (!award || !again) throw new Error('a hire awards points');
    await store().saveAward(award, 100_000);
    await store().saveAward(award, 100_000);
    await store().saveAward(again, 100_000);
    expect(await store().balance(71)).toMatchObject({ balance: 500, earned: 500, redeemed: 0 });
    expect(await store().entries(71)).toHaveLength(1);
  });

  it('received are shown oldest first until they are acknowledged (POINTS-07) (POINTS-08) (POINTS-11) (POINTS-16) (POINTS-19)', async () => {
    for (const job of [4, 5]) {
      const award = awardPoints(hired(job, 74));
      if (award) await store().saveAward(award, 100_000);
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

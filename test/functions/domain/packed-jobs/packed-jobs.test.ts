import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newJobWrites, type StoredJob } from '../../../../functions/records/job.ts';
import { jobsOfManagers, keepPackedJob, packJobsAgain } from '../../../../functions/domain/packed-jobs/packed-jobs.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { jobStatuses } from '../../../../shared/constants/job.ts';
import { aJob } from '../../../support/builders.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';
import { random } from '../../search/random.ts';

const factsOf = (job: StoredJob) => (newJobWrites({ ...job, description: '' }, 0)[0] as { put: object }).put;

describe('Packed jobs', { timeout: 90_000 }, () => {
  const local = withLocalTable();
  const table = opened(() => tableIn(local));
  const open = (id: number, status = 'active') => table.writeOne({ put: { ...keys.account(id), id, status } });
  const change = async (job: StoredJob) => {
    await table.writeOne({ put: factsOf(job) });
    await keepPackedJob(table, job.managerId, job.id);
  };
  const listed = async (managerId: number) => {
    const all = await Promise.all(
      jobStatuses.map(async (status) =>
        (await jobsOfManagers(table, [managerId], status)).jobs.map((job) => ({ ...job, status })),
      ),
    );
    return all.flat().toSorted((a, b) => a.id - b.id);
  };
  const expected = (job: StoredJob) => ({
    id: job.id,
    title: job.title,
    client: job.client && { companyName: job.client.companyName },
    clientId: job.clientId,
    city: job.city && { name: job.city.name },
    points: job.points,
    createdAt: new Date(job.createdAt).toISOString(),
    recruiters: job.recruiters,
    candidatesCount: job.candidatesCount,
    managerId: job.managerId,
    status: job.status,
  });

  it('are the jobs as they are after 200 changes and removals in any order, however often they were packed', async () => {
    const managerId = 51;
    await open(managerId);
    const lot = random(200);
    const jobs = new Map<number, StoredJob>();
    const changeOne = async (step: number) => {
      const id = 1000 + lot.integer(0, 100);
      if (lot.chance(0.1)) {
        jobs.delete(id);
        await table.writeOne({ remove: keys.job(id) });
        return keepPackedJob(table, managerId, id);
      }
      const job = aJob({
        id,
        managerId,
        title: `Ward ${step}`,
        status: lot.pick(jobStatuses),
        candidatesCount: lot.integer(0, 9),
        recruiters: lot.some([1, 2, 3], lot.integer(0, 2)),
      });
      jobs.set(id, job);
      return change(job);
    };
    for (let round = 0; round < 4; round += 1) {
      for (let step = 0; step < 50; step += 1) await changeOne(50 * round + step);
      expect(await listed(managerId)).toEqual([...jobs.values()].toSorted((a, b) => a.id - b.id).map(expected));
    }
  });

  it('are what the job is now, of rivals that bring the same job up to date in any order', async () => {
    const managerId = 52;
    await open(managerId);
    await change(aJob({ id: 1, managerId, title: 'First' }));
    await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        await table.writeOne({ update: keys.job(1), set: { title: `Title ${number}` } });
        await keepPackedJob(table, managerId, 1);
      }),
    );
    const now = await table.get(keys.job(1), { consistent: true });
    expect((await listed(managerId)).map(({ title }) => title)).toEqual([now?.title]);
  });

  it('are listed unpacked until they are packed, and packed again where a change was lost', async () => {
    const managerId = 53;
    await open(managerId);
    const jobs = [1, 2, 3].map((id) => aJob({ id: 5300 + id, managerId, title: 'Vet' }));
    for (const job of jobs) await table.writeOne({ put: factsOf(job) });
    expect(await listed(managerId)).toEqual(jobs.map(expected));
    // The first change packs all there are.
    await keepPackedJob(table, managerId, jobs[0]!.id);
    expect(await table.get(keys.recentJobs(managerId))).toBeDefined();
    expect(await listed(managerId)).toEqual(jobs.map(expected));
    // The next ones are kept beside them, in the one item of a manager with few jobs.
    await keepPackedJob(table, managerId, jobs[1]!.id);
    expect(await table.get(keys.recentJobs(managerId))).toMatchObject({ parts: 0 });
    await table.writeOne({ put: factsOf(aJob({ id: 5304, managerId, title: 'Lost' })) });
    expect(await listed(managerId)).toHaveLength(3);
    await packJobsAgain(table, managerId);
    expect(await listed(managerId)).toHaveLength(4);
  });

  it('that are packed again between two reads are read again, until their parts belong together', async () => {
    const managerId = 56;
    const packed = (title: string) =>
      deflateRawSync(JSON.stringify([[5601, 'signed', 0, [title, null, null, null, 500, 0]]]));
    const part = (round: number) => ({ ...keys.packedJobs(managerId, 0), packed: packed('Part'), round });
    const nothing = deflateRawSync('[]');
    const recent = {
      ...keys.recentJobs(managerId),
      packed: nothing,
      round: 2,
      revision: 1,
      parts: 1,
      inParts: 1,
    };
    await table.write([{ put: recent }, { put: part(1) }]);
    let reads = 0;
    const batchGet: typeof table.batchGet = async (...asked) => {
      const found = await table.batchGet(...asked);
      // The packing ends after the first time that the parts were read again.
      if (asked[1]?.consistent && (reads += 1) === 1) await table.writeOne({ put: part(2) });
      return found as never;
    };
    const { jobs } = await jobsOfManagers({ ...table, batchGet }, [managerId], 'signed');
    expect([jobs.map(({ id }) => id), reads]).toEqual([[5601], 2]);
    await table.writeOne({ put: part(1) });
    const away = async (...asked: Parameters<typeof table.batchGet>) => {
      if (asked[1]?.consistent) throw new Error('the table is away');
      return table.batchGet(...asked);
    };
    const failing = { ...table, batchGet: away as typeof table.batchGet };
    await expect(jobsOfManagers(failing, [managerId], 'signed')).rejects.toThrow('the table is away');
  });

  it('of a manager who leaves are not packed, so that nothing erased is back', async () => {
    const managerId = 54;
    await open(managerId, 'disabled');
    await change(aJob({ id: 5401, managerId }));
    await packJobsAgain(table, managerId);
    expect(await table.get(keys.recentJobs(managerId))).toBeUndefined();
  });

  it('are one item of a manager with a hundred jobs, and more only beyond', async () => {
    const lot = random(100);
    const [small, large] = [57, 58];
    for (const [managerId, many] of [
      [small, 100],
      [large, 500],
    ] as const) {
      await open(managerId);
      const jobs = Array.from({ length: many }, (_, place) =>
        aJob({
          id: 1_788_000_000_000_000 + managerId * 1_000_000_000 + lot.integer(0, 999_999_999),
          managerId,
          title: `${lot.pick(['ICU nurse', 'Crane operator', 'Data engineer'])}, ward ${place}`,
          recruiters: lot.some([1_790_000_000_000_001, 1_790_000_000_000_777], 1),
        }),
      );
      for (const job of jobs) await table.writeOne({ put: factsOf(job) });
      await packJobsAgain(table, managerId);
    }
    const parts = async (managerId: number) => table.get(keys.packedJobs(managerId, 0));
    expect([await parts(small), (await parts(large)) !== undefined]).toEqual([undefined, true]);
    expect([await listed(small), await listed(large)].map(({ length }) => length)).toEqual([100, 500]);
  });

  it('of fifty managers take one call, beside what else is read with them', async () => {
    const managers = Array.from({ length: 50 }, (_, number) => 5500 + number);
    for (const managerId of managers) {
      await open(managerId);
      await change(aJob({ id: managerId, managerId }));
    }
    local.calls.length = 0;
    const { jobs } = await jobsOfManagers(table, managers, 'signed');
    expect([jobs.length, local.calls.length]).toEqual([50, 1]);
    const { beside } = await jobsOfManagers(table, managers.slice(0, 3), 'signed', keys.job(5501), keys.job(1));
    expect(beside.map((item) => item?.id)).toEqual([5501, 1]);
    expect(await jobsOfManagers(table, [], 'signed')).toEqual({ jobs: [], beside: [] });
  });
});

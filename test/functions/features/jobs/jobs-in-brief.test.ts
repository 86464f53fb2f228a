import { describe, expect, it } from 'vitest';
import { closeJobHandler, holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { jobTiesStore } from '../../../../functions/features/jobs/job-ties.store.ts';
import {
  listClientsJobsHandler,
  listRecruitersClientsHandler,
  listRecruitersJobsHandler,
} from '../../../../functions/features/jobs/job-tie.handlers.ts';
import { listJobsHandler, removeJobHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { listOverseenJobsHandler } from '../../../../functions/features/jobs/overseen-job.handlers.ts';
import { isFound, sortedJobs } from '../../../../functions/features/jobs/order-jobs.ts';
import { overseenJobsStore } from '../../../../functions/features/jobs/overseen-jobs.store.ts';
import type { StoredJob } from '../../../../functions/records/job.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { beginOf } from '../../../../shared/constants/date-ranges.ts';
import { jobSorts, jobStatuses } from '../../../../shared/constants/job.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { mostCallsOfAScreen } from '../../../budgets.ts';
import { aJob, anActor, someTime } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { aCity, factsInBrief, factsOf, plant } from '../../../support/planted-jobs.ts';
import { random } from '../../search/random.ts';

const owner = anActor('manager', { id: 1_790_000_000_000_001 });
const recruiters = [2001, 2002, 2003];
const clients = [
  { id: 41, companyName: 'Lakeside Hospital' },
  { id: 42, companyName: 'Überlingen Werft & Söhne' },
];
const cities = ['Chicago', 'Saint Louis', 'Zürich'].map(aCity);
const titles = ['ICU nurse', 'ICU registered nurse, nights', 'Crane operator', 'Élève ingénieur', 'Data engineer'];

/** A job of the owner with everything drawn by lot, with an id as long as real ones. */
function aRandomJob(place: number, { pick, some, integer }: ReturnType<typeof random>): StoredJob {
  const client = pick([...clients, null]);
  return aJob({
    id: 1_788_000_000_000_000 + place,
    title: pick(titles),
    client: client && { companyName: client.companyName },
    clientId: client?.id ?? null,
    city: pick([...cities, null]),
    points: integer(0, 5) * 100,
    candidatesCount: integer(0, 4),
    recruiters: some(recruiters, integer(0, 2)),
    createdAt: new Date(Date.parse(someTime) - integer(0, 500) * 86_400_000).toISOString(),
    status: pick(jobStatuses),
    managerId: owner.id,
  });
}

describe('A manager’s jobs, searched, filtered and sorted', () => {
  const local = withLocalTable();
  const hiring = opened(() => openHiring(local));
  const listed = async (query: object, actor = owner) =>
    resultOf(listJobsHandler, { query: contract.jobs.listJobs.request.query.parse(query), actor }, hiring);
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

  it('are those that reading every job whole would find, in its order (JOB-34, JOB-73)', async () => {
    const lot = random(34);
    const jobs = Array.from({ length: 150 }, (_, place) => aRandomJob(place, lot));
    await plant(local, jobs.map(factsOf));
    for (let run = 0; run < 120; run += 1) {
      const query = {
        status: lot.pick(jobStatuses),
        sort: lot.pick(jobSorts),
        q: lot.pick([undefined, 'icu', 'nurse lakes', 'eleve', 'zur', 'uberlingen so', 'nobody']),
        clientId: lot.pick([undefined, undefined, 41, 42, 43]),
        recruiterId: lot.pick([undefined, undefined, ...recruiters]),
        range: lot.pick([undefined, 'week', 'month', 'year', 'all'] as const),
        page: lot.integer(1, 3),
        perPage: lot.pick([5, 25]),
      };
      const since = beginOf(query.range ?? 'all', hiring.clock.now()) ?? '';
      const expected = sortedJobs(
        jobs
          .toSorted((a, b) => b.id - a.id)
          .filter(
            (job) =>
              job.status === query.status &&
              (!query.clientId || job.clientId === query.clientId) &&
              (!query.recruiterId || job.recruiters.length === 0 || job.recruiters.includes(query.recruiterId)) &&
              job.createdAt >= since &&
              isFound(job, query.q),
          ),
        query.sort,
      );
      const isFirstPlain = Object.entries(query).every(
        ([name, value]) =>
          ['status', 'page', 'perPage'].includes(name) || value === undefined || value === 'all' || value === 'newest',
      );
      const { data, meta } = await listed(query);
      const from = (query.page - 1) * query.perPage;
      // The plain first page counts by the stored totals, which these planted jobs are not part of.
      const total = isFirstPlain && query.page === 1 ? 0 : expected.length;
      expect([query, idsOf(data), meta.total]).toEqual([
        query,
        idsOf(expected.slice(from, from + query.perPage)),
        total,
      ]);
    }
  });

  it('are found by what they are now, after every change of them (JOB-34)', async () => {
    const actor = anActor('manager', { id: 1007 });
    const posted = [];
    for (const title of ['Aardvark keeper', 'Aardvark vet', 'Aardvark cook', 'Aardvark guard'])
      posted.push(await hiring.aPostedJob({ title }, actor));
    const [keeper, vet, cook, guard] = posted.map(({ id }) => id) as [number, number, number, number];
    const found = async (query: object) => idsOf((await listed({ q: 'aardvark', ...query }, actor)).data);
    await hiring.employ(hiring.recruiter.id, actor.id);
    await hiring.accepted(await hiring.applied(vet));
    expect(await found({ sort: 'candidates' })).toEqual([vet, guard, cook, keeper]);
    await handled(holdJobHandler, { params: { id: guard }, actor }, hiring);
    await handled(closeJobHandler, { params: { id: cook }, body: {}, actor }, hiring);
    await handled(removeJobHandler, { params: { id: keeper }, actor }, hiring);
    expect(await Promise.all(jobStatuses.map(async (status) => [status, await found({ status })]))).toEqual(
      jobStatuses.map((status) => [status, { draft: [], signed: [vet], on_hold: [guard], closed: [cook] }[status]]),
    );
  });

  it('of a recruiter are those that the recruiter’s line counts: they were chosen, or nobody was (JOB-09, JOB-34)', async () => {
    const actor = anActor('manager', { id: 1009 });
    const { id: recruiterId } = hiring.recruiter;
    const link = { id: recruiterId, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
    const chosen = [[], [recruiterId], [recruiterId + 1]];
    await plant(local, [
      { ...keys.recruiterOfManager(actor.id, recruiterId), ...link },
      ...chosen.map((recruiters, place) => factsOf(aJob({ id: 900 + place, recruiters, managerId: actor.id }))),
    ]);
    const { data, meta } = await listed({ recruiterId }, actor);
    expect([idsOf(data), meta.total]).toEqual([[901, 900], 2]);
    const query = contract.jobs.listRecruitersJobs.request.query.parse({});
    const ties = { jobTiesStore: jobTiesStore(hiring.table) };
    const { result } = await handled(listRecruitersJobsHandler, { query, actor }, ties);
    expect(result.data.find(({ id }) => id === recruiterId)?.jobsCount).toBe(2);
  });

  it('never include a job that belongs to another manager by now, whatever the index still says (JOB-34)', async () => {
    const [mine, lost] = [1, 2].map((id) => aJob({ id, title: 'Zookeeper', managerId: owner.id }));
    await plant(local, [factsOf(mine!), { ...factsOf(lost!), managerId: owner.id + 1 }]);
    expect(idsOf((await listed({ q: 'zookeeper' })).data)).toEqual([mine!.id]);
  });

  it('take at most three calls when there are ten thousand, and so do the lists that tie and oversee them (JOB-73, JOB-09)', async () => {
    const many = anActor('manager', { id: 1_790_000_000_000_002 });
    const lot = random(10_000);
    await plant(
      local,
      Array.from({ length: 10_000 }, (_, place) => {
        const job = aRandomJob(20_000 + place, lot);
        const title = `${job.title}, ward ${place}, ${'nights and weekends '.slice(0, lot.integer(0, 20))}`.trim();
        return factsInBrief({ ...job, title, managerId: many.id, status: 'signed' });
      }),
    );
    const overseen = { ...hiring, overseenJobsStore: overseenJobsStore(hiring.table) };
    const ties = { jobTiesStore: jobTiesStore(hiring.table) };
    const tiesQuery = { status: 'signed', page: 1, perPage: 15 } as const;
    const boss = anActor('super_manager');
    const lists: (() => Promise<unknown>)[] = [
      () => listed({ q: 'nurse', clientId: 41, sort: 'waiting' }, many),
      () => listed({ page: 400 }, many),
      () => handled(listClientsJobsHandler, { query: tiesQuery, actor: many }, ties),
      () => handled(listRecruitersClientsHandler, { query: tiesQuery, actor: many }, ties),
      () => handled(listRecruitersJobsHandler, { query: tiesQuery, actor: many }, ties),
      () => {
        const query = contract.jobs.listOverseenJobs.request.query.parse({ managerId: many.id, page: 7 });
        return handled(listOverseenJobsHandler, { query, actor: boss }, overseen);
      },
    ];
    for (const list of lists) {
      local.calls.length = 0;
      await list();
      expect(local.calls.length).toBeLessThanOrEqual(mostCallsOfAScreen);
    }
    const found = await listed({ q: 'ward 777', sort: 'title' }, many);
    expect(found.meta.total).toBe(11);
  }, 180_000);
});

import { describe, expect, it } from 'vitest';
import { listOverseenJobsHandler } from '../../../../functions/features/jobs/overseen-job.handlers.ts';
import { listRecruiterJobsHandler } from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { isFound, sortedJobs } from '../../../../functions/features/jobs/order-jobs.ts';
import { overseenJobsStore } from '../../../../functions/features/jobs/overseen-jobs.store.ts';
import type { StoredJob } from '../../../../functions/records/job.ts';
import { putForwardWrites } from '../../../../functions/records/put-forward.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { jobSorts, jobStatuses, postedStatuses, recruiterJobScopes } from '../../../../shared/constants/job.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { mostCallsOfAScreen } from '../../../budgets.ts';
import { aCandidateOnJob, aJob, anActor, someTime } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { aCity, factsInBrief, factsOf, plant } from '../../../support/planted-jobs.ts';
import { random } from '../../search/random.ts';

const me = anActor('recruiter', { id: 2_500 });
const boss = anActor('super_manager', { id: 4_500 });
const titles = ['ICU nurse', 'ICU registered nurse, nights', 'Crane operator', 'Élève ingénieur', 'Data engineer'];
const clients = [
  { id: 41, companyName: 'Lakeside Hospital' },
  { id: 42, companyName: 'Überlingen Werft & Söhne' },
];
const cities = ['Chicago', 'Saint Louis', 'Zürich'].map(aCity);
const daysAgo = (days: number) => new Date(Date.parse(someTime) - days * 86_400_000).toISOString();

/** A job of the manager with everything drawn by lot, with an id as long as real ones. */
function aRandomJob(place: number, managerId: number, { pick, some, integer }: ReturnType<typeof random>): StoredJob {
  const client = pick([...clients, null]);
  const job = aJob({
    id: 1_788_000_000_000_000 + place * 4_099,
    title: pick(titles),
    client: client && { companyName: client.companyName },
    clientId: client?.id ?? null,
    city: pick([...cities, null]),
    points: integer(0, 5) * 100,
    candidatesCount: integer(0, 4),
    recruiters: pick([[], some([me.id, 2_501, 2_502], integer(1, 2))]),
    createdAt: daysAgo(integer(0, 500)),
    status: pick(jobStatuses),
    managerId,
  });
  return { ...job, manager: { ...job.manager, id: managerId } };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('Jobs of many managers', () => {
  const local = withLocalTable();
  const hiring = opened(() => openHiring(local));
  const listed = async (query: object, actor = me) =>
    resultOf(
      listRecruiterJobsHandler,
      { query: contract.jobs.listRecruiterJobs.request.query.parse(query), actor },
      hiring,
    );
  const overseen = async (query: object, actor = boss) =>
    resultOf(
      listOverseenJobsHandler,
      { query: contract.jobs.listOverseenJobs.request.query.parse(query), actor },
      { ...hiring, overseenJobsStore: overseenJobsStore(hiring.table) },
    );
  const agree = (superManagerId: number, managerId: number, isAccepted: boolean) => ({
    ...keys.collaboration(superManagerId, managerId),
    superManagerId,
    managerId,
    isAccepted,
  });
  const request = (recruiterId: number, job: StoredJob, state: string) => ({
    ...keys.workOfRecruiter(recruiterId, job.managerId, job.id),
    managerId: job.managerId,
    recruiterId,
    job: { id: job.id, title: job.title },
    state,
  });

  it('are, for a recruiter and a super manager, those that reading every job whole would find, in its order (JOB-73, PERM-40, API-60)', async () => {
    const lot = random(40);
    const managers = [6001, 6002, 6003, 6004, 6005, 6006];
    const [mine, others] = [managers.slice(0, 4), managers.slice(4)];
    const jobs = Array.from({ length: 240 }, (_, place) => aRandomJob(place, lot.pick(managers), lot));
    const asked = new Map(
      lot.some(jobs, 40).map((job) => [job.id, lot.pick(['asked', 'accepted', 'working', 'finished', 'closed'])]),
    );
    const places = lot.some(jobs, 60).flatMap((job): CandidateOnJob[] =>
      Array.from({ length: lot.integer(1, 2) }, (_, number) =>
        aCandidateOnJob({
          jobId: job.id,
          candidateId: 3_000 + number,
          managerId: job.managerId,
          recruiterId: me.id,
          statusChangedAt: daysAgo(lot.integer(0, 90)),
        }),
      ),
    );
    await plant(local, [
      ...jobs.map(factsOf),
      ...jobs.flatMap((job) => (asked.has(job.id) ? [request(me.id, job, asked.get(job.id)!)] : [])),
      ...places.map((one) => ({ ...one, ...keys.candidateOnJob(one.jobId, one.candidateId) })),
      ...places.flatMap((one) => putForwardWrites(one).map((write) => (write as { put: object }).put)),
      ...managers.map((managerId) => agree(boss.id, managerId, mine.includes(managerId))),
    ]);
    for (const managerId of mine) await hiring.employ(me.id, managerId);
    // One of them is listed unpacked, as after an update that brought packs.
    await hiring.pack(...managers.slice(1));

    const newest = jobs.toSorted((a, b) => b.id - a.id);
    const begun = new Set(places.map(({ jobId }) => jobId));
    const isMine = (job: StoredJob, scope: string) => {
      const state = asked.get(job.id) ?? 'none';
      const isAsked = scope === 'closed' ? state === 'finished' : ['accepted', 'working'].includes(state);
      const isChosen = job.recruiters.length === 0 || job.recruiters.includes(me.id);
      return isAsked || (mine.includes(job.managerId) && isChosen);
    };
    const since = (job: { id: number; createdAt: string }) =>
      places.flatMap((one) => (one.jobId === job.id ? [one.statusChangedAt] : [])).toSorted()[0] ?? job.createdAt;
    for (let run = 0; run < 150; run += 1) {
      const query = {
        status: lot.pick(recruiterJobScopes),
        sort: lot.pick([undefined, ...jobSorts]),
        q: lot.pick([undefined, undefined, 'icu', 'nurse lakes', 'eleve', 'zur', 'uberlingen so', 'nobody']),
        managerId: lot.pick([undefined, undefined, ...managers]),
        page: lot.integer(1, 3),
        perPage: lot.pick([5, 25]),
      };
      const expected = sortedJobs(
        newest.filter(
          (job) =>
            job.status === (query.status === 'closed' ? 'closed' : 'signed') &&
            isMine(job, query.status) &&
            (query.status === 'closed' || begun.has(job.id) === (query.status === 'in_progress')) &&
            (!query.managerId || job.managerId === query.managerId) &&
            isFound(job, query.q),
        ),
        query.sort ?? 'newest',
        query.status === 'in_progress' ? since : undefined,
      );
      const { data, meta } = await listed(query);
      const from = (query.page - 1) * query.perPage;
      const page = expected.slice(from, from + query.perPage);
      expect([query, idsOf(data), meta.total]).toEqual([query, idsOf(page), expected.length]);
      const named = data.map(({ candidates }) => candidates.map(({ candidateId }) => candidateId).toSorted());
      expect(named).toEqual(
        page.map(({ id }) =>
          query.status === 'in_progress'
            ? places.flatMap((one) => (one.jobId === id ? [one.candidateId] : [])).toSorted()
            : [],
        ),
      );
    }
    for (let run = 0; run < 150; run += 1) {
      const query = {
        scope: lot.pick(['clients', 'together']),
        status: lot.pick(postedStatuses),
        clientId: lot.pick([undefined, undefined, 41, 42, 43]),
        managerId: lot.pick([undefined, undefined, ...managers]),
        sort: lot.pick([undefined, ...jobSorts]),
        q: lot.pick([undefined, undefined, 'icu', 'nurse lakes', 'nobody']),
        page: lot.integer(1, 3),
        perPage: lot.pick([5, 25]),
      };
      const expected = sortedJobs(
        newest.filter(
          (job) =>
            job.status === query.status &&
            mine.includes(job.managerId) &&
            (query.clientId ? job.clientId === query.clientId : query.scope === 'together' || job.clientId !== null) &&
            (!query.managerId || job.managerId === query.managerId) &&
            isFound(job, query.q),
        ),
        query.sort ?? 'newest',
      );
      const { data, meta } = await overseen(query);
      const from = (query.page - 1) * query.perPage;
      expect([query, idsOf(data), meta.total]).toEqual([
        query,
        idsOf(expected.slice(from, from + query.perPage)),
        expected.length,
      ]);
    }
    // Any one manager's jobs are searched too; those of all are not read whole.
    for (const managerId of managers) {
      const { data, meta } = await overseen({ managerId, q: 'icu', sort: 'title' });
      const found = sortedJobs(
        newest.filter((job) => job.managerId === managerId && job.status === 'signed' && isFound(job, 'icu')),
        'title',
      );
      expect([idsOf(data), meta.total]).toEqual([idsOf(found.slice(0, 25)), found.length]);
    }
    await expect(overseen({ q: 'icu' })).rejects.toMatchObject({ kind: 'invalid', errors: [{ key: 'q' }] });
    await expect(overseen({ sort: 'title' })).rejects.toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'sort' }],
    });
    expect(others.length).toBe(2);
  }, 120_000);

  it('are never those of a manager with whom the reader has parted, nor those closed to them by now, whatever was packed (PERM-40)', async () => {
    const [here, gone] = [7101, 7102];
    const jobs = [here, gone].map((managerId, place) => aRandomJob(9_000 + place, managerId, random(1)));
    const open = jobs.map((job) => ({ ...job, status: 'signed' as const, recruiters: [], clientId: 41 }));
    await plant(local, [...open.map(factsOf), agree(7200, here, true), agree(7200, gone, false)]);
    const recruiter = anActor('recruiter', { id: 7300 });
    await hiring.employ(recruiter.id, here);
    await hiring.pack(here, gone);
    const both = async () => [
      idsOf((await listed({}, recruiter)).data),
      idsOf((await overseen({ scope: 'clients' }, anActor('super_manager', { id: 7200 }))).data),
    ];
    expect(await both()).toEqual([[open[0]!.id], [open[0]!.id]]);
    // Changed a moment ago and not packed yet.
    await plant(local, [factsOf({ ...open[0]!, recruiters: [1], clientId: null })]);
    expect(await both()).toEqual([[], []]);
  });

  it('take three calls for a hundred managers with as many jobs as one item holds, one more beyond (JOB-73)', async () => {
    const lot = random(60);
    const managers = Array.from({ length: 101 }, (_, number) => 9_500 + number);
    const recruiter = anActor('recruiter', { id: 2_700 });
    const jobs = Array.from({ length: 5_000 }, (_, place) => ({
      ...aRandomJob(90_000 + place, managers[place % 100]!, lot),
      recruiters: [],
      status: 'signed' as const,
    }));
    await plant(local, jobs.map(factsInBrief));
    for (const managerId of managers.slice(0, 100)) await hiring.employ(recruiter.id, managerId);
    await hiring.pack(...managers);
    const page = { data: jobs.toReversed().slice(0, 25), total: 5_000 };
    const read = async () => {
      local.calls.length = 0;
      const { data, meta } = await listed({ perPage: 25 }, recruiter);
      expect([idsOf(data), meta.total]).toEqual([idsOf(page.data), page.total]);
      return local.calls.length;
    };
    expect(await read()).toBe(mostCallsOfAScreen);
    await hiring.employ(recruiter.id, managers[100]!);
    expect(await read()).toBe(mostCallsOfAScreen + 1);
  }, 120_000);

  it('take at most three calls when there are ten thousand, of one manager or of forty (JOB-73)', async () => {
    const lot = random(10_000);
    const crowds = [
      { id: 2_601, boss: 4_601, managers: [8_001] },
      { id: 2_602, boss: 4_602, managers: Array.from({ length: 40 }, (_, number) => 8_100 + number) },
    ];
    for (const [crowd, { id, boss: bossId, managers }] of crowds.entries()) {
      const [recruiter, superManager] = [anActor('recruiter', { id }), anActor('super_manager', { id: bossId })];
      const jobs = Array.from({ length: 10_000 }, (_, place) => ({
        ...aRandomJob(20_000 * (crowd + 1) + place, managers[place % managers.length]!, lot),
        title: `${lot.pick(titles)}, ward ${place}`,
        recruiters: [],
        status: 'signed' as const,
        client: clients[0]!,
        clientId: 41,
      }));
      await plant(local, jobs.map(factsInBrief));
      const placed = jobs
        .slice(0, 20)
        .map(({ id: jobId, managerId }) => aCandidateOnJob({ jobId, candidateId: 3_000, managerId, recruiterId: id }));
      await plant(local, [
        ...placed.map((one) => ({ ...one, ...keys.candidateOnJob(one.jobId, one.candidateId) })),
        ...placed.flatMap((one) => putForwardWrites(one).map((write) => (write as { put: object }).put)),
        ...managers.map((managerId) => agree(bossId, managerId, true)),
      ]);
      for (const managerId of managers) await hiring.employ(id, managerId);
      await hiring.pack(...managers);
      const lists = [
        () => listed({ perPage: 50 }, recruiter),
        () => listed({ q: 'nurse', sort: 'candidates', page: 20 }, recruiter),
        () => listed({ status: 'in_progress' }, recruiter),
        () => listed({ status: 'closed' }, recruiter),
        () => listed({ waiting: true }, recruiter),
        () => listed({ waiting: true, status: 'in_progress', managerId: managers[0] }, recruiter),
        () => overseen({ scope: 'clients', page: 100 }, superManager),
      ];
      for (const list of lists) {
        local.calls.length = 0;
        await list();
        expect(local.calls.length).toBeLessThanOrEqual(mostCallsOfAScreen);
      }
      const units = local.calls.reduce((all, { readUnits = 0 }) => all + readUnits, 0);
      expect(units).toBeLessThan(80);
      expect((await listed({}, recruiter)).meta.total).toBe(9_980);
      expect((await listed({ q: 'ward 777' }, recruiter)).meta.total).toBe(11);
      expect((await listed({ status: 'in_progress' }, recruiter)).meta.total).toBe(20);
      expect((await overseen({ scope: 'clients' }, superManager)).meta.total).toBe(10_000);
    }
  }, 240_000);
});

import { describe, expect, it } from 'vitest';
import { jobTiesStore } from '../../../../functions/features/jobs/job-ties.store.ts';
import {
  listClientsJobsHandler,
  listRecruitersClientsHandler,
  listRecruitersJobsHandler,
} from '../../../../functions/features/jobs/job-tie.handlers.ts';
import {
  clientWithJobs,
  recruiterWithClients,
  recruiterWithJobs,
} from '../../../../functions/features/jobs/tie-jobs.ts';
import { briefOf } from '../../../../functions/records/job-in-brief.ts';
import type { StoredJob } from '../../../../functions/records/job.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { mostTied } from '../../../../shared/model/job-tie.ts';
import { aJob, anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';

const cedar = { id: 1, companyName: 'Cedar' };
const alder = { id: 2, companyName: 'Alder' };
const aTiedJob = (id: number, client: typeof cedar | null, recruiters: number[] = []): StoredJob =>
  aJob({ id, clientId: client?.id ?? null, client, recruiters });
const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('A client of a manager', () => {
  it('is listed with its own jobs, of which at most twenty are named (JOB-09)', () => {
    const jobs = Array.from({ length: mostTied + 3 }, (_, place) => aTiedJob(100 + place, cedar));
    const tied = clientWithJobs(cedar, [...jobs, aTiedJob(200, alder), aTiedJob(201, null)]);
    expect(ids(tied.jobs)).toEqual(ids(jobs.slice(0, mostTied)));
    expect(tied.jobsCount).toBe(23);
  });
});

describe('A recruiter of a manager', () => {
  const jobs = [
    aTiedJob(1, cedar),
    aTiedJob(2, alder, [olivia.id]),
    aTiedJob(3, alder, [olivia.id, 9]),
    aTiedJob(4, cedar, [9]),
    aTiedJob(5, null),
  ];

  it('is listed with the jobs that chose them or nobody (JOB-09)', () => {
    const tied = recruiterWithJobs(olivia, jobs);
    expect([ids(tied.jobs), tied.jobsCount]).toEqual([[1, 2, 3, 5], 4]);
  });

  it('is listed with the clients of those jobs by name, and how many jobs each has (JOB-09)', () => {
    expect(recruiterWithClients(olivia, jobs)).toMatchObject({
      clients: [
        { ...alder, jobsCount: 2 },
        { ...cedar, jobsCount: 1 },
      ],
      clientsCount: 2,
    });
  });
});

describe('The lists that tie clients, recruiters and jobs', () => {
  const calls: string[] = [];
  const rows = (make: (place: number) => object) => Array.from({ length: 40 }, (_, place) => make(place));
  const table = {
    query: async ({ skPrefix }: { skPrefix?: string }) => {
      calls.push(skPrefix ?? 'jobs');
      if (skPrefix === 'CLIENT#') return rows((place) => ({ id: place + 1, companyName: `Client ${99 - place}` }));
      if (skPrefix === 'RECRUITER#')
        return rows((place) => ({ id: place + 1, firstName: place % 2 ? 'Ana' : 'Zoe', lastName: `L${99 - place}` }));
      const job = aTiedJob(7, { id: 40, companyName: 'Client 60' });
      return [{ ...keys.job(job.id), brief: briefOf(job), candidatesCount: job.candidatesCount }];
    },
  };
  const needs = { jobTiesStore: jobTiesStore(table as never) };
  const actor = anActor('manager');
  const clients = async (query: object) =>
    resultOf(listClientsJobsHandler, { query: contract.jobs.listClientsJobs.request.query.parse(query), actor }, needs);
  const recruiters = async (kind: 'jobs' | 'clients', query: object = {}) => {
    const parsed = contract.jobs.listRecruitersJobs.request.query.parse(query);
    return kind === 'jobs'
      ? await resultOf(listRecruitersJobsHandler, { query: parsed, actor }, needs)
      : await resultOf(listRecruitersClientsHandler, { query: parsed, actor }, needs);
  };

  it('have fifteen rows to a page unless the caller asks for others (CONST-07, CONST-08)', async () => {
    expect((await recruiters('jobs')).meta).toEqual({ total: 40, page: 1, perPage: 15 });
    expect((await recruiters('clients')).meta).toEqual({ total: 40, page: 1, perPage: 15 });
    expect((await clients({ page: 3 })).data).toHaveLength(10);
    expect((await recruiters('jobs', { perPage: 40 })).data).toHaveLength(40);
  });

  it('are sorted by company, or by first and then last name', async () => {
    expect((await clients({})).data[0]).toMatchObject({ companyName: 'Client 60', jobs: [{ id: 7 }] });
    const names = (await recruiters('clients', { perPage: 40 })).data.map((one) => `${one.firstName} ${one.lastName}`);
    expect(names).toEqual(names.toSorted());
    expect(names[0]).toMatch(/^Ana/);
  });

  it('have clients of one name by id', async () => {
    const twins = [7, 9, 8].map((id) => ({ id, companyName: 'Cedar' }));
    const store = jobTiesStore({ query: async () => [...twins] } as never);
    expect(ids(await store.clientsOf(1))).toEqual([7, 8, 9]);
  });

  it('cost two calls of the table each', async () => {
    calls.length = 0;
    await recruiters('clients');
    expect(calls.toSorted()).toEqual(['RECRUITER#', 'jobs']);
  });
});

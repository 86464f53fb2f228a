import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { JobTiesStore } from './job-ties.store.ts';
import { clientWithJobs, recruiterWithClients, recruiterWithJobs } from './tie-jobs.ts';

export const listClientsJobsHandler = handler(
  contract.jobs.listClientsJobs,
  async ({ query, actor }, { jobTiesStore }: { jobTiesStore: JobTiesStore }) => {
    const [jobs, rows] = await Promise.all([
      jobTiesStore.jobsOf(actor.id, query.status),
      jobTiesStore.clientsOf(actor.id),
    ]);
    const { data, meta } = pageOf(rows, query);
    return { data: data.map((row) => clientWithJobs(row, jobs)), meta };
  },
);

export const listRecruitersClientsHandler = handler(
  contract.jobs.listRecruitersClients,
  async ({ query, actor }, { jobTiesStore }: { jobTiesStore: JobTiesStore }) => {
    const [jobs, rows] = await Promise.all([
      jobTiesStore.jobsOf(actor.id, query.status),
      jobTiesStore.recruitersOf(actor.id),
    ]);
    const { data, meta } = pageOf(rows, query);
    return { data: data.map((row) => recruiterWithClients(row, jobs)), meta };
  },
);

export const listRecruitersJobsHandler = handler(
  contract.jobs.listRecruitersJobs,
  async ({ query, actor }, { jobTiesStore }: { jobTiesStore: JobTiesStore }) => {
    const [jobs, rows] = await Promise.all([
      jobTiesStore.jobsOf(actor.id, query.status),
      jobTiesStore.recruitersOf(actor.id),
    ]);
    const { data, meta } = pageOf(rows, query);
    return { data: data.map((row) => recruiterWithJobs(row, jobs)), meta };
  },
);

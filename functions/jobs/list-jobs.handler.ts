import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { JobsStore } from './jobs.store.ts';

export const listJobsHandler = answer(contract.jobs.listJobs, async ({ query, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
  const jobs = await jobsStore.jobsOf(query.ownership === 'own' ? actor.id : undefined, query.status);
  const wanted = jobs.filter((job) => (!query.clientId || job.clientId === query.clientId) && (!query.recruiterId || job.recruiters.includes(query.recruiterId)));
  return pageOf(wanted, query);
});

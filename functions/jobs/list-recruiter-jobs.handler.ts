import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import { isFound, sortedJobs } from './order-jobs.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

export const listRecruiterJobsHandler = handler(
  contract.jobs.listRecruiterJobs,
  async ({ query, actor }, { recruiterJobsStore }: { recruiterJobsStore: RecruiterJobsStore }) => {
    const { status, managerId, q, sort = 'newest' } = query;
    const managers = await recruiterJobsStore.managersOf(actor.id);
    const wanted = managerId === undefined ? managers : managers.filter((id) => id === managerId);
    const jobs = (await recruiterJobsStore.jobsIn(status, wanted, actor.id)).filter((job) => isFound(job, q));
    const since = ({ createdAt, candidates }: (typeof jobs)[number]) =>
      candidates.map(({ statusChangedAt }) => statusChangedAt).toSorted()[0] ?? createdAt;
    return pageOf(sortedJobs(jobs, sort, since), query);
  },
);

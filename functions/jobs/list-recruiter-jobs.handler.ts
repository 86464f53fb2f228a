import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

export const listRecruiterJobsHandler = handler(
  contract.jobs.listRecruiterJobs,
  async ({ query, actor }, { recruiterJobsStore }: { recruiterJobsStore: RecruiterJobsStore }) => {
    const managers = await recruiterJobsStore.managersOf(actor.id);
    const wanted = query.managerId === undefined ? managers : managers.filter((id) => id === query.managerId);
    return pageOf(await recruiterJobsStore.jobsIn(query.status, wanted, actor.id), query);
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import type { OverseenJobsStore } from './overseen-jobs.store.ts';

interface Needs {
  jobsStore: Pick<JobsStore, 'jobsOfEveryone'>;
  overseenJobsStore: OverseenJobsStore;
}

export const listOverseenJobsHandler = handler(
  contract.jobs.listOverseenJobs,
  async ({ query, actor }, { jobsStore, overseenJobsStore }: Needs) => {
    const { status, scope, managerId, clientId, before, page, perPage } = query;
    // Which client a job is for is known only of managers who work with the super manager.
    if (scope === 'clients' || clientId) {
      const jobs = await overseenJobsStore.jobsForClients(actor.id, status);
      return pageOf(
        jobs.filter((job) => (!clientId || job.clientId === clientId) && (!managerId || job.managerId === managerId)),
        query,
      );
    }
    if (managerId) return pageOf(await overseenJobsStore.jobsOf(managerId, status), query);
    if (page > 1 && before === undefined) throw refuse.invalid('before', 'Name the last job of the previous page');
    const { jobs, total } = await jobsStore.jobsOfEveryone(status, { before, perPage });
    return { data: jobs, meta: { total, page, perPage } };
  },
);

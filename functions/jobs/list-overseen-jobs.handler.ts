import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import type { OverseenJobsStore } from './overseen-jobs.store.ts';

interface Needs {
  jobsStore: Pick<JobsStore, 'pageOfEveryone' | 'pageOfManager'>;
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
    if (managerId && page > 1 && before === undefined)
      return pageOf(await overseenJobsStore.jobsOf(managerId, status), query);
    if (page > 1 && before === undefined) throw refuse.invalid('before', 'Name the last job of the previous page');
    const place = { before, perPage };
    const { jobs, total } = managerId
      ? await jobsStore.pageOfManager(managerId, status, place)
      : await jobsStore.pageOfEveryone(status, place);
    return { data: jobs, meta: { total, page, perPage } };
  },
);

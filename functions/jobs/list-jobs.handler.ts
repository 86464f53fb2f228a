import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';

export const listJobsHandler = handler(
  contract.jobs.listJobs,
  async ({ query, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
    const { ownership, status, clientId, recruiterId, page, perPage, before } = query;
    // Other managers' clients and recruiters are private, so these filters leave only the manager's own jobs.
    if (ownership === 'own' || clientId || recruiterId) {
      const jobs = await jobsStore.jobsOf(actor.id, status);
      return pageOf(
        jobs.filter(
          (job) => (!clientId || job.clientId === clientId) && (!recruiterId || job.recruiters.includes(recruiterId)),
        ),
        query,
      );
    }
    if (page > 1 && before === undefined) throw refuse.invalid('before', 'Name the last job of the previous page');
    const { jobs, total } = await jobsStore.jobsOfEveryone(status, { before, perPage });
    return { data: jobs, meta: { total, page, perPage } };
  },
);

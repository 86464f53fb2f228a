import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import type { OverseenJobsStore } from './overseen-jobs.store.ts';
import { shownTo } from './shown-to.ts';

interface Needs {
  jobsStore: Pick<JobsStore, 'job'>;
  overseenJobsStore: OverseenJobsStore;
}

export const readOverseenJobHandler = handler(
  contract.jobs.readOverseenJob,
  async ({ params, actor }, { jobsStore, overseenJobsStore }: Needs) => {
    const job = await jobsStore.job(params.id);
    if (!job || job.status === 'draft') throw refuse.notFound('There is no such job');
    return (await overseenJobsStore.isTogether(actor.id, job.managerId)) ? job : shownTo(actor.id, job);
  },
);

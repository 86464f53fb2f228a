import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import { shownTo } from './shown-to.ts';

export const readJobHandler = handler(
  contract.jobs.readJob,
  async ({ params, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
    const job = await jobsStore.job(params.id);
    if (!job) throw refuse.notFound('There is no such job');
    return shownTo(actor.id, job);
  },
);

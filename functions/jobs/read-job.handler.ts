import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import { shownTo } from './shown-to.ts';

export const readJobHandler = answer(
  contract.jobs.readJob,
  async ({ params, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
    const job = await jobsStore.job(params.id);
    if (!job) throw refuse.notFound('There is no such job');
    return shownTo(actor.id, job);
  },
);

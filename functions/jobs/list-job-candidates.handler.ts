import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';

export const listJobCandidatesHandler = handler(
  contract.jobs.listJobCandidates,
  async ({ params, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
    const { job, candidates } = await jobsStore.jobWithCandidates(params.id);
    if (actor.role === 'manager' && job.managerId !== actor.id)
      throw refuse.forbidden('This job belongs to another manager');
    return { job, candidates, manager: job.manager };
  },
);

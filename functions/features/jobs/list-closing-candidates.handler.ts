import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { JobsStore } from './jobs.store.ts';

export const listClosingCandidatesHandler = handler(
  contract.jobs.listClosingCandidates,
  async ({ params, query, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
    const { job, candidates } = await jobsStore.jobOfManagerWithCandidates(params.id, actor.id);
    const shown = await jobsStore.shownTo(actor, candidates);
    const isAsked = (candidateId: number) => query.candidateId === undefined || candidateId === query.candidateId;
    return { job, candidates: shown.filter(({ candidateId }) => isAsked(candidateId)) };
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { JobsStore } from './jobs.store.ts';

export const listClosingCandidatesHandler = answer(contract.jobs.listClosingCandidates, async ({ params, actor }, { jobsStore }: { jobsStore: JobsStore }) => {
  const [, onJob] = await Promise.all([jobsStore.jobOfManager(params.id, actor.id), jobsStore.candidatesOn(params.id)]);
  return onJob;
});

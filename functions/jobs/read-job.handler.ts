import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { JobsStore } from './jobs.store.ts';

export const readJobHandler = answer(contract.jobs.readJob, async ({ params, actor }, { jobsStore }: { jobsStore: JobsStore }) =>
  jobsStore.jobOfManager(params.id, actor.id),
);

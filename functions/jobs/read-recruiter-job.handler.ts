import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

export const readRecruiterJobHandler = handler(
  contract.jobs.readRecruiterJob,
  async (
    { params, actor },
    { jobsStore, recruiterJobsStore }: { jobsStore: JobsStore; recruiterJobsStore: RecruiterJobsStore },
  ) => {
    const { job, candidates } = await jobsStore.jobWithCandidates(params.id);
    const mine = candidates.filter((one) => one.recruiterId === actor.id);
    if (mine.length === 0 && !(await recruiterJobsStore.worksFor(actor.id, job.managerId)))
      throw refuse.forbidden('You do not work for this job’s manager');
    return { job, candidates: mine };
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { refuse } from '../door/refusal.ts';
import type { JobsStore } from './jobs.store.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

export const readRecruiterJobHandler = answer(
  contract.jobs.readRecruiterJob,
  async ({ params, actor }, { jobsStore, recruiterJobsStore }: { jobsStore: JobsStore; recruiterJobsStore: RecruiterJobsStore }) => {
    const [job, managers, onJob] = await Promise.all([jobsStore.job(params.id), recruiterJobsStore.managersOf(actor.id), jobsStore.candidatesOn(params.id)]);
    if (!job) throw refuse.notFound('There is no such job');
    const mine = onJob.filter((one) => one.recruiterId === actor.id);
    if (!managers.includes(job.managerId) && mine.length === 0) throw refuse.forbidden('You do not work for this job’s manager');
    return { job, candidates: mine };
  },
);

import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { silentSince } from '../../domain/managers/silent-manager.ts';
import type { JobsStore } from './jobs.store.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

interface Needs {
  jobsStore: JobsStore;
  recruiterJobsStore: RecruiterJobsStore;
  /** After how many days without an answer recruiters are warned. */
  answerDays(): number;
  clock: Pick<Clock, 'now'>;
}

export const readRecruiterJobHandler = handler(
  contract.jobs.readRecruiterJob,
  async ({ params, actor }, { jobsStore, recruiterJobsStore, answerDays, clock }: Needs) => {
    const { job, candidates } = await jobsStore.jobWithCandidates(params.id);
    const mine = candidates.filter((one) => one.recruiterId === actor.id);
    if (mine.length === 0 && !(await recruiterJobsStore.mayRead(actor.id, job)))
      throw refuse.forbidden('You do not work for this job’s manager');
    const shown = await jobsStore.shownTo(actor, mine);
    return {
      job,
      candidates: shown,
      silentSince: silentSince(candidates, { managerId: job.managerId, at: clock.now(), answerDays: answerDays() }),
    };
  },
);

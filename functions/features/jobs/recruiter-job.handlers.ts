import { waitingPerPage } from '../../../shared/constants/limits.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Job } from '../../../shared/model/job.ts';
import { silentSince } from '../../domain/managers/silent-manager.ts';
import { goesTo } from '../../domain/jobs/goes-to.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { BegunJob } from '../../records/put-forward.ts';
import type { JobsStore } from './jobs.store.ts';
import { isFound, sortedJobs } from './order-jobs.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

interface ListRecruiterJobsNeeds {
  recruiterJobsStore: RecruiterJobsStore;
  /** After how many days without an answer recruiters are warned. */
  answerDays(): number;
  clock: Pick<Clock, 'now'>;
}

export const listRecruiterJobsHandler = handler(
  contract.jobs.listRecruiterJobs,
  async ({ query, actor }, { recruiterJobsStore, answerDays, clock }: ListRecruiterJobsNeeds) => {
    const { status: scope, managerId, q, sort = 'newest', page, perPage } = query;
    const { jobs, total, waiting } = await recruiterJobsStore.chosenOf(actor.id, {
      scope,
      managerId,
      page,
      perPage,
      mostWaiting: query.waiting ? waitingPerPage : 0,
      choose: (all, begun) => {
        const since = earliestChangeOf(begun);
        return sortedJobs(
          all.filter((job) => isFound(job, q)),
          sort,
          (job) => since.get(job.id) ?? job.createdAt,
        );
      },
    });
    // By the recruiter's own candidates, which the list holds anyway, and by the mark that everybody's leave each day.
    const [at, days] = [clock.now(), answerDays()];
    const marked = jobs.map(({ unnamed, ...job }) => ({
      ...job,
      moreCandidates: unnamed.length,
      silentSince:
        silentSince([...job.candidates, ...unnamed], { ...job, at, answerDays: days }) ?? job.silentSince ?? null,
    }));
    const first = query.waiting && { waiting: { ...waiting, page: 1, perPage: waitingPerPage } };
    return { data: marked, meta: { total, page, perPage, ...first } };
  },
);

/** Since when the first of these candidates stands where they are, by job. */
function earliestChangeOf(begun: readonly BegunJob[]): Map<number, string> {
  const latestFirst = begun.toSorted((a, b) => (a.statusChangedAt < b.statusChangedAt ? 1 : -1));
  return new Map(latestFirst.map(({ jobId, statusChangedAt }) => [jobId, statusChangedAt]));
}

interface ReadRecruiterJobNeeds {
  jobsStore: JobsStore;
  recruiterJobsStore: RecruiterJobsStore;
  /** After how many days without an answer recruiters are warned. */
  answerDays(): number;
  clock: Pick<Clock, 'now'>;
}

export const readRecruiterJobHandler = handler(
  contract.jobs.readRecruiterJob,
  async ({ params, actor, refuse }, { jobsStore, recruiterJobsStore, answerDays, clock }: ReadRecruiterJobNeeds) => {
    const { job, candidates } = await jobsStore.jobWithCandidates(params.id);
    const mine = candidates.filter((one) => one.recruiterId === actor.id);
    const { worksForManager, mayRead, isVerified } = await recruiterJobsStore.standingOn(actor.id, job);
    if (mine.length === 0 && !mayRead) throw refuse.forbidden('You do not work for this job’s manager');
    const shown = await jobsStore.shownTo(actor, mine);
    return {
      job: withOwnHire(job, shown),
      candidates: shown,
      ...(isVerified && { isVerified }),
      mayShareLink: worksForManager && goesTo(job, actor.id),
      silentSince: silentSince(candidates, { managerId: job.managerId, at: clock.now(), answerDays: answerDays() }),
    };
  },
);

// Whom others put forward is no recruiter's business, and who hides from this one is named to them no more.
function withOwnHire(job: Job, shown: readonly { candidateId: number }[]): Job {
  const hired = job.closed?.candidate;
  if (!job.closed || !hired || shown.some(({ candidateId }) => candidateId === hired.id)) return job;
  return { ...job, closed: { ...job.closed, candidate: null } };
}

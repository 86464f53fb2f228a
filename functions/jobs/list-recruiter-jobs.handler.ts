import { contract } from '../../shared/contract/contract.ts';
import type { Clock } from '../door/clock.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import { silentSince } from '../records/silent-manager.ts';
import { isFound, sortedJobs } from './order-jobs.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

interface Needs {
  recruiterJobsStore: RecruiterJobsStore;
  /** After how many days without an answer recruiters are warned. */
  answerDays(): number;
  clock: Pick<Clock, 'now'>;
}

export const listRecruiterJobsHandler = handler(
  contract.jobs.listRecruiterJobs,
  async ({ query, actor }, { recruiterJobsStore, answerDays, clock }: Needs) => {
    const { status, managerId, q, sort = 'newest' } = query;
    const { managerIds, requests } = await recruiterJobsStore.workOf(actor.id);
    const isWanted = (id: number) => managerId === undefined || id === managerId;
    const wanted = {
      managerIds: managerIds.filter(isWanted),
      requests: requests.filter((one) => isWanted(one.managerId)),
    };
    const jobs = (await recruiterJobsStore.jobsIn(status, wanted, actor.id)).filter((job) => isFound(job, q));
    const since = ({ createdAt, candidates }: (typeof jobs)[number]) =>
      candidates.map(({ statusChangedAt }) => statusChangedAt).toSorted()[0] ?? createdAt;
    const { data, meta } = pageOf(sortedJobs(jobs, sort, since), query);
    // By the recruiter's own candidates, which the list holds anyway, and by the mark that everybody's leave each day.
    const [at, days] = [clock.now(), answerDays()];
    const marked = data.map((job) => ({
      ...job,
      silentSince:
        silentSince(job.candidates, { managerId: job.managerId, at, answerDays: days }) ?? job.silentSince ?? null,
    }));
    return { data: marked, meta };
  },
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { JobInBrief } from '../../records/job-in-brief.ts';
import type { StoredJob } from '../../records/job.ts';
import { isFound, sortedJobs } from './order-jobs.ts';
import type { JobsStore } from './jobs.store.ts';
import type { OverseenJobsStore } from './overseen-jobs.store.ts';
import { shownTo } from './shown-to.ts';

interface Needs {
  jobsStore: Pick<JobsStore, 'pageOfEveryone' | 'pageOfManager' | 'chosenOfManager'>;
  overseenJobsStore: OverseenJobsStore;
}

export const listOverseenJobsHandler = handler(
  contract.jobs.listOverseenJobs,
  async ({ query, actor, refuse }, { jobsStore, overseenJobsStore }: Needs) => {
    const { status, scope, managerId, clientId, waiting, before, q, sort = 'newest', page, perPage } = query;
    const choose = <J extends JobInBrief>(jobs: J[]) =>
      sortedJobs(
        jobs.filter((job) => isFound(job, q)),
        sort,
      );
    // Which client a job is for is known only of managers who work with the super manager.
    if (scope !== 'everyone' || clientId) {
      const { jobs, total } = await overseenJobsStore.jobsOfTogether(actor.id, query, choose);
      return { data: jobs, meta: { total, page, perPage } };
    }
    const withOwnMarks = async (jobs: readonly StoredJob[]) => overseenJobsStore.withOwnMarks(actor.id, jobs);
    if (waiting) throw refuse.invalid('waiting', 'Choose those who work with you, whose jobs say who waits');
    const isPlain = !q && sort === 'newest';
    if (managerId && (!isPlain || (page > 1 && before === undefined))) {
      const { jobs, total } = await jobsStore.chosenOfManager(managerId, status, { choose, page, perPage });
      return { data: await withOwnMarks(jobs), meta: { total, page, perPage } };
    }
    if (!isPlain)
      throw refuse.invalid(
        q ? 'q' : 'sort',
        'Choose one manager, or those who work with you, whose jobs can be searched and sorted',
      );
    if (page > 1 && before === undefined) throw refuse.invalid('before', 'Name the last job of the previous page');
    const place = { before, perPage };
    const { jobs, total } = managerId
      ? await jobsStore.pageOfManager(managerId, status, place)
      : await jobsStore.pageOfEveryone(status, place);
    return { data: await withOwnMarks(jobs), meta: { total, page, perPage } };
  },
);

export const readOverseenJobHandler = handler(
  contract.jobs.readOverseenJob,
  async ({ params, actor, refuse }, { overseenJobsStore }: { overseenJobsStore: OverseenJobsStore }) => {
    const found = await overseenJobsStore.jobAndNotes(params.id);
    if (!found || found.job.status === 'draft') throw refuse.noSuch('job');
    const { job, notes } = found;
    const isTogether = await overseenJobsStore.isTogether(actor.id, job.managerId);
    const seen = isTogether ? await overseenJobsStore.seenJob(actor, job) : shownTo(actor.id, job);
    return { ...seen, notes };
  },
);

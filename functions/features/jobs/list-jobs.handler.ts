import { contract } from '../../../shared/contract/contract.ts';
import { beginOf } from '../../../shared/constants/date-ranges.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { JobInBrief } from '../../records/job-in-brief.ts';
import type { JobsStore } from './jobs.store.ts';
import { isFound, sortedJobs } from './order-jobs.ts';
import { isRecruitedBy } from './tie-jobs.ts';

export const listJobsHandler = handler(
  contract.jobs.listJobs,
  async ({ query, actor }, { jobsStore, clock }: { jobsStore: JobsStore; clock: Pick<Clock, 'now'> }) => {
    const {
      ownership,
      status,
      clientId,
      recruiterId,
      range = 'all',
      q,
      sort = 'newest',
      page,
      perPage,
      before,
    } = query;
    const since = beginOf(range, clock.now()) ?? '';
    const isPlain = !clientId && !recruiterId && !q && range === 'all' && sort === 'newest';
    // The list as it opens costs its page only, however many jobs the manager has; `before` leads from page to page.
    if (ownership === 'own' && isPlain && (page === 1 || before !== undefined)) {
      const { jobs, total } = await jobsStore.pageOfManager(actor.id, status, { before, perPage });
      return { data: jobs, meta: { total, page, perPage } };
    }
    // Other managers' clients and recruiters are private, so these filters leave only the manager's own jobs.
    if (ownership === 'own' || clientId || recruiterId) {
      const isWanted = (job: JobInBrief) =>
        (!clientId || job.clientId === clientId) &&
        (!recruiterId || isRecruitedBy(job, recruiterId)) &&
        job.createdAt >= since &&
        isFound(job, q);
      const choose = (all: JobInBrief[]) => sortedJobs(all.filter(isWanted), sort);
      const { jobs, total } = await jobsStore.chosenOfManager(actor.id, status, { choose, page, perPage });
      return { data: jobs, meta: { total, page, perPage } };
    }
    // Counting everybody's jobs of a year would read them all.
    if (range !== 'all') throw refuse.invalid('range', 'Only your own jobs can be chosen by when they were posted');
    if (q || sort !== 'newest') throw refuse.invalid(q ? 'q' : 'sort', 'Only your own jobs can be searched and sorted');
    if (page > 1 && before === undefined) throw refuse.invalid('before', 'Name the last job of the previous page');
    const { jobs, total } = await jobsStore.pageOfEveryone(status, { before, perPage });
    // How another manager answers is for those who work with them.
    const data = jobs.map((job) => (job.managerId === actor.id ? job : { ...job, silentSince: undefined }));
    return { data, meta: { total, page, perPage } };
  },
);

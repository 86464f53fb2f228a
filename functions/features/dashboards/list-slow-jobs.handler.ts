import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { OpenJobsStore } from './open-jobs.store.ts';
import { whatSlows } from './what-slows-a-job.ts';

interface Needs {
  openJobsStore: OpenJobsStore;
  clock: Pick<Clock, 'now'>;
}

export const listSlowJobsHandler = handler(
  contract.dashboards.listSlowJobs,
  async ({ query: { after, page, perPage }, actor }, { openJobsStore, clock }: Needs) => {
    const [{ jobs, total }, inProcess] = await Promise.all([
      openJobsStore.oldestOpenJobs(actor.id, { after, perPage }),
      openJobsStore.inProcessOf(actor.id),
    ]);
    const now = clock.now();
    const onJob = Map.groupBy(inProcess, ({ jobId }) => jobId);
    return { data: jobs.map((job) => whatSlows(job, onJob.get(job.id) ?? [], now)), meta: { total, page, perPage } };
  },
);

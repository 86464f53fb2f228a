import { managerFlows, superManagerFlows } from '../../../shared/constants/dashboard.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { askedManager } from './asked-manager.steps.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from '../../domain/counters/figures.ts';
import type { OpenJobsStore } from './open-jobs.store.ts';
import { whatSlows } from './what-slows-a-job.ts';

export const readManagerDashboardHandler = handler(
  contract.dashboards.readManagerDashboard,
  async (
    { query, actor },
    { dashboardsStore, clock }: { dashboardsStore: Pick<DashboardsStore, 'counters'>; clock: Pick<Clock, 'now'> },
  ) => {
    const range = askedRange(query, clock.now(), actor.id);
    return figuresOf(await dashboardsStore.counters(actor.id, range), range, managerFlows);
  },
);

export const readManagersStatisticsHandler = handler(
  contract.dashboards.readManagersStatistics,
  async (
    { query, actor },
    {
      dashboardsStore,
      clock,
    }: { dashboardsStore: Pick<DashboardsStore, 'counters' | 'worksWith'>; clock: Pick<Clock, 'now'> },
  ) => {
    const whose = await askedManager({ query, actor }, dashboardsStore);
    const range = askedRange(query, clock.now(), actor.id);
    return figuresOf(await dashboardsStore.counters(whose, range), range, superManagerFlows, []);
  },
);

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

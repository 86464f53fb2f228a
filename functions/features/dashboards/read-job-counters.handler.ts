import { jobFlows } from '../../../shared/constants/dashboard.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { JobCounters } from '../../../shared/model/dashboard.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from './figures.ts';

export const readJobCountersHandler = handler(
  contract.dashboards.readJobCounters,
  async (
    { query: { managerId, ...query }, actor },
    {
      dashboardsStore,
      clock,
    }: { dashboardsStore: Pick<DashboardsStore, 'counters' | 'jobTotals'>; clock: Pick<Clock, 'now'> },
  ): Promise<JobCounters> => {
    const range = askedRange(query, clock.now(), actor.id);
    const [counters, totals] = await Promise.all([
      dashboardsStore.counters(managerId ?? 'everyone', range),
      managerId === undefined ? dashboardsStore.jobTotals() : undefined,
    ]);
    return {
      ...figuresOf(counters, range, jobFlows, []),
      now: totals ? { open: totals.signed ?? 0, onHold: totals.on_hold ?? 0, closed: totals.closed ?? 0 } : null,
    };
  },
);

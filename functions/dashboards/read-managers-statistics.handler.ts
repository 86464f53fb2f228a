import { superManagerFlows } from '../../shared/constants/dashboard.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Clock } from '../door/clock.ts';
import { handler } from '../door/handler.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from './figures.ts';
import { quartersOfClosings } from './quarters-of-closings.ts';

export const readManagersStatisticsHandler = handler(
  contract.dashboards.readManagersStatistics,
  async (
    { query, actor },
    { dashboardsStore, clock }: { dashboardsStore: Pick<DashboardsStore, 'closings'>; clock: Pick<Clock, 'now'> },
  ) => {
    const range = askedRange(query, clock.now(), actor.id);
    const closings = await dashboardsStore.closings(query.managerId ?? 'everyone', {
      from: range.before?.from ?? range.from,
      to: range.to,
    });
    return figuresOf(quartersOfClosings(closings), range, superManagerFlows, []);
  },
);

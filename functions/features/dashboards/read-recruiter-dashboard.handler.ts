import { recruiterFlows } from '../../../shared/constants/dashboard.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from './figures.ts';

export const readRecruiterDashboardHandler = handler(
  contract.dashboards.readRecruiterDashboard,
  async (
    { query, actor },
    { dashboardsStore, clock }: { dashboardsStore: Pick<DashboardsStore, 'counters'>; clock: Pick<Clock, 'now'> },
  ) => {
    const range = askedRange(query, clock.now(), actor.id);
    return figuresOf(await dashboardsStore.counters(actor.id, range), range, recruiterFlows);
  },
);

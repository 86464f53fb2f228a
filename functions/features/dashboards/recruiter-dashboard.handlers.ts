import { recruiterFlows } from '../../../shared/constants/dashboard.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardReads } from './closed-jobs.steps.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from '../../domain/counters/figures.ts';
import { clientsOf, skillsOf } from './group-put-forward.ts';

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

export const listRecruiterClientsHandler = handler(
  contract.dashboards.listRecruiterClients,
  async ({ query, actor }, { dashboardsStore, clock }: DashboardReads) => {
    const put = await dashboardsStore.putForward(actor.id, askedRange(query, clock.now(), actor.id));
    return pageOf(clientsOf(put), query);
  },
);

export const listRecruiterSkillsHandler = handler(
  contract.dashboards.listRecruiterSkills,
  async ({ query, actor }, { dashboardsStore, clock }: DashboardReads) => {
    const put = await dashboardsStore.putForward(actor.id, askedRange(query, clock.now(), actor.id));
    return pageOf(skillsOf(put), query);
  },
);

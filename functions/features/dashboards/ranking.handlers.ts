import { comparedFlows } from '../../../shared/constants/dashboard.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { ComparedManager } from '../../../shared/model/dashboard.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { askedManager } from './asked-manager.steps.ts';
import { askedRange } from './asked-range.ts';
import { leaderboardPage, topManagers, topRecruiters, type DashboardReads } from './closed-jobs.steps.ts';
import { figuresOf } from '../../domain/counters/figures.ts';
import { hiresOfManagers } from './rank-people.ts';

export const listManagerTopRecruitersHandler = handler(
  contract.dashboards.listManagerTopRecruiters,
  async (asked, reads: DashboardReads) => topRecruiters(asked.actor.id, asked, reads),
);

export const listTopRecruitersHandler = handler(
  contract.dashboards.listTopRecruiters,
  async (asked, reads: DashboardReads) => topRecruiters('everyone', asked, reads),
);

export const listTopRecruitersOfManagerHandler = handler(
  contract.dashboards.listTopRecruitersOfManager,
  async ({ params, query, actor }, reads: DashboardReads) => {
    const whose = await askedManager({ actor, query: { managerId: params.id } }, reads.dashboardsStore);
    return topRecruiters(whose, { actor, query }, reads);
  },
);

export const listRecruiterTopRecruitersHandler = handler(
  contract.dashboards.listRecruiterTopRecruiters,
  async (asked, reads: DashboardReads) => topRecruiters('everyone', asked, reads),
);

export const listLeaderboardHandler = handler(
  contract.dashboards.listLeaderboard,
  async (asked, reads: DashboardReads) => leaderboardPage(asked, reads),
);

export const listTopManagersHandler = handler(
  contract.dashboards.listTopManagers,
  async (asked, reads: DashboardReads) => topManagers(asked, reads),
);

export const listComparedManagersHandler = handler(
  contract.dashboards.listComparedManagers,
  async ({ query, actor }, { dashboardsStore, clock }: DashboardReads) => {
    const range = askedRange(query, clock.now(), actor.id);
    // Everybody's counters order all managers by hires, so that only the page's own figures are read.
    const [managers, counted] = await Promise.all([
      dashboardsStore.managersOf(actor.id),
      dashboardsStore.countersOfPeople('everyone', range),
    ]);
    const hires = hiresOfManagers(counted);
    const ordered = managers.toSorted((a, b) => (hires.get(b) ?? 0) - (hires.get(a) ?? 0) || a - b);
    const { data, meta } = pageOf(ordered, query);
    const [names, quarters] = await Promise.all([
      dashboardsStore.names(data),
      dashboardsStore.countersOfEach(data, range),
    ]);
    const rows = data.map((managerId, at): ComparedManager => {
      const { flows, answers } = figuresOf(quarters[at] ?? [], range, comparedFlows, []);
      return {
        managerId,
        manager: names.person(managerId),
        flows: flows.map(({ name, count, before }) => ({ name, count, before })),
        answers,
      };
    });
    return { data: rows, meta };
  },
);

import { comparedFlows } from '../../shared/constants/dashboard.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { ComparedManager } from '../../shared/model/dashboard.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardReads } from './closed-jobs.steps.ts';
import { figuresOf } from './figures.ts';

export const listComparedManagersHandler = handler(
  contract.dashboards.listComparedManagers,
  async ({ query, actor }, { dashboardsStore, clock }: DashboardReads) => {
    const range = askedRange(query, clock.now(), actor.id);
    const { data, meta } = pageOf(await dashboardsStore.managersOf(actor.id), query);
    const [names, counted] = await Promise.all([
      dashboardsStore.names(data),
      Promise.all(data.map((managerId) => dashboardsStore.counters(managerId, range))),
    ]);
    const rows = data.map((managerId, at): ComparedManager => {
      const { flows, answers } = figuresOf(counted[at] ?? [], range, comparedFlows, []);
      return {
        managerId,
        manager: names.person(managerId),
        flows: flows.map(({ name, count, before }) => ({ name, count, before })),
        answers,
      };
    });
    const hires = ({ flows }: ComparedManager) => flows.find(({ name }) => name === 'hired')?.count ?? 0;
    return { data: rows.toSorted((a, b) => hires(b) - hires(a)), meta };
  },
);

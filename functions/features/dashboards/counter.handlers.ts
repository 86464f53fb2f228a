import { jobFlows, clientFlows } from '../../../shared/constants/dashboard.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { JobCounters } from '../../../shared/model/dashboard.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { StoredAccount } from '../../records/account.ts';
import { askedManager } from './asked-manager.steps.ts';
import { askedRange } from './asked-range.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { figuresOf } from '../../domain/counters/figures.ts';
import { workingFactsOf } from '../../domain/counters/working-facts.ts';

export const readJobCountersHandler = handler(
  contract.dashboards.readJobCounters,
  async (
    { query, actor },
    {
      dashboardsStore,
      clock,
    }: { dashboardsStore: Pick<DashboardsStore, 'counters' | 'jobTotals' | 'worksWith'>; clock: Pick<Clock, 'now'> },
  ): Promise<JobCounters> => {
    const whose = await askedManager({ query, actor }, dashboardsStore);
    const range = askedRange(query, clock.now(), actor.id);
    const [counters, totals] = await Promise.all([
      dashboardsStore.counters(whose, range),
      whose === 'everyone' ? dashboardsStore.jobTotals() : undefined,
    ]);
    return {
      ...figuresOf(counters, range, jobFlows, []),
      now: totals ? { open: totals[openStatus] ?? 0, onHold: totals.on_hold ?? 0, closed: totals.closed ?? 0 } : null,
    };
  },
);

export const readClientCountersHandler = handler(
  contract.dashboards.readClientCounters,
  async (
    { query, actor },
    {
      dashboardsStore,
      clock,
    }: { dashboardsStore: Pick<DashboardsStore, 'counters' | 'worksWith'>; clock: Pick<Clock, 'now'> },
  ) => {
    const whose = await askedManager({ query, actor }, dashboardsStore);
    const range = askedRange(query, clock.now(), actor.id);
    return figuresOf(await dashboardsStore.counters(whose, range), range, clientFlows, []);
  },
);

interface Needs {
  accounts: { account: (userId: number) => Promise<StoredAccount | undefined> };
  dashboardsStore: Pick<DashboardsStore, 'counters'>;
  clock: Pick<Clock, 'now'>;
}

export const readWorkingFactsHandler = handler(
  contract.dashboards.readWorkingFacts,
  async ({ params, actor, refuse }, { accounts, dashboardsStore, clock }: Needs) => {
    const person = await accounts.account(params.id);
    const isCandidate = actor.role === 'candidate';
    if (person?.status !== 'active' || (person.role !== 'manager' && (isCandidate || person.role !== 'recruiter')))
      throw refuse.noSuch('manager or recruiter');
    const since = timeOfId(person.id);
    const range = dashboardRange('all', 'UTC', Date.parse(clock.now()), since);
    const facts = workingFactsOf(await dashboardsStore.counters(person.id, range), range);
    const asCandidate = isCandidate && { answered: null, interviewed: null, notes: null, hired: null };
    return { ...facts, ...asCandidate, from: new Date(since).toISOString() };
  },
);

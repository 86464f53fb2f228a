import { contract } from '../../../shared/contract/contract.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { DashboardsStore } from './dashboards.store.ts';
import { workingFactsOf } from './working-facts.ts';

interface Needs {
  accounts: { account: (userId: number) => Promise<StoredAccount | undefined> };
  dashboardsStore: Pick<DashboardsStore, 'counters'>;
  clock: Pick<Clock, 'now'>;
}

export const readWorkingFactsHandler = handler(
  contract.dashboards.readWorkingFacts,
  async ({ params }, { accounts, dashboardsStore, clock }: Needs) => {
    const person = await accounts.account(params.id);
    if (person?.status !== 'active' || (person.role !== 'manager' && person.role !== 'recruiter'))
      throw refuse.notFound('There is no such manager or recruiter');
    const since = timeOfId(person.id);
    const range = dashboardRange('all', 'UTC', Date.parse(clock.now()), since);
    const facts = workingFactsOf(await dashboardsStore.counters(person.id, range), range);
    return { ...facts, from: new Date(since).toISOString() };
  },
);

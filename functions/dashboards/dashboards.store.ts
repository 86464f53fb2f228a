import type { PersonReference } from '../../shared/model/person.ts';
import type { DashboardRange, Span } from '../../shared/rules/dashboard-range.ts';
import { referenceOf, type StoredAccount } from '../records/account.ts';
import { closingsBetween, type Closing, type ClosingsOf } from '../records/closing.ts';
import { countedBetween, type QuarterCounts } from '../records/hour-counters.ts';
import { keys } from '../table/keys.ts';
import type { Item, Table } from '../table/table.ts';

/** Who and what a closing names, as far as it still exists. */
export interface Names {
  person(id: number | null): PersonReference | null;
  company(clientId: number | null): string | null;
}

/** Reads what was counted. */
export function dashboardsStore(table: Table) {
  /** The counters of a person in the range and in the one before it; one call. */
  async function counters(userId: number, { from, to, before }: DashboardRange): Promise<QuarterCounts[]> {
    return countedBetween(table, userId, { from: before?.from ?? from, to });
  }

  /** The closings in a span, latest first; one call. */
  async function closings(whose: ClosingsOf, span: Span): Promise<Closing[]> {
    return closingsBetween(table, whose, span);
  }

  /** The names of these people and of these managers' clients; one call. */
  async function names(
    people: readonly (number | null)[],
    clients: readonly { managerId: number; clientId: number | null }[] = [],
  ): Promise<Names> {
    const personIds = [...new Set(people)].filter((id) => id !== null);
    const ofManagers = clients.filter((one): one is { managerId: number; clientId: number } => one.clientId !== null);
    const found = await table.batchGet<Item>([
      ...personIds.map(keys.account),
      ...ofManagers.map(({ managerId, clientId }) => keys.client(managerId, clientId)),
    ]);
    const accounts = new Map(personIds.map((id, at) => [id, found[at] as StoredAccount | undefined]));
    const companies = new Map(
      ofManagers.map(({ clientId }, at) => [clientId, found[personIds.length + at]?.companyName as string | undefined]),
    );
    return {
      person: (id) => {
        const account = id === null ? undefined : accounts.get(id);
        return account ? referenceOf(account) : null;
      },
      company: (clientId) => (clientId === null ? null : (companies.get(clientId) ?? null)),
    };
  }

  return { counters, closings, names };
}
export type DashboardsStore = ReturnType<typeof dashboardsStore>;

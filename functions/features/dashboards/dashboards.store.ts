import type { PersonReference } from '../../../shared/model/person.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { DashboardRange, Span } from '../../../shared/rules/dashboard-range.ts';
import { referenceOf } from '../../records/account.ts';
import { closingsBetween, type Closing, type ClosingsOf } from '../../records/closing.ts';
import { managersWorkingWith, worksTogether } from '../../records/collaboration.ts';
import type { CountersOf, QuarterCounts } from '../../domain/counters/hour-counters.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { marksOf } from '../../records/hiding.ts';
import { countedIn, countedOfEach } from '../../domain/counters/rolled-counters.ts';
import type { JobTotals } from '../../records/job.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';
import type { PutForwardOnJob } from './group-put-forward.ts';
import { namingTo } from './naming.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';

const mostPutForward = 500;

/** Who and what a closing names, as far as it still exists. */
export interface Names {
  person(id: number | null): PersonReference | null;
  company(clientId: number | null): string | null;
  /** Whether who asks may read whom and what this manager's closings name. */
  isNamed(managerId: number): boolean;
}

/** Whom and what is named beside people, and for whom. */
interface Named {
  clients?: readonly { managerId: number; clientId: number | null }[];
  candidates?: readonly number[];
  seenBy?: { id: number; role: Role };
  /** The super manager who asks for everybody's; only those who work with them are named. */
  overseer?: number | undefined;
}

/** Reads what was counted. */
export function dashboardsStore(table: Table) {
  const { withoutHidden } = hidingIn(table);

  /** The counters of a person, or of everybody, in the range and in the one before it; one call. */
  async function counters(whose: CountersOf, range: DashboardRange): Promise<QuarterCounts[]> {
    return countedIn(table, { whose, series: 'figures' }, range);
  }

  /** The counters of each of these people in the range and in the one before it; one call for a hundred items. */
  async function countersOfEach(people: readonly number[], range: DashboardRange): Promise<QuarterCounts[][]> {
    return countedOfEach(table, { people, series: 'figures' }, range);
  }

  /** The counters by person and client in the range; one call. */
  async function countersOfPeople(whose: CountersOf, range: DashboardRange): Promise<QuarterCounts[]> {
    return countedIn(table, { whose, series: 'people' }, { ...range, before: null });
  }

  /** How many of all jobs have each status now. */
  async function jobTotals(): Promise<JobTotals> {
    return (await table.get(keys.jobTotals)) ?? {};
  }

  /** The managers who work with this super manager; one call. */
  const managersOf = async (superManagerId: number) => managersWorkingWith(table, superManagerId);

  /** Whether a manager has accepted to work with this super manager; one call. */
  const worksWith = async (superManagerId: number, managerId: number) =>
    worksTogether(table, superManagerId, managerId);

  /**
   * The latest 500 candidates whom the recruiter put forward in a span, as they are on their jobs now, with the jobs; three
   * calls.
   */
  async function putForward(recruiterId: number, span: Span): Promise<PutForwardOnJob[]> {
    const onJobs = await candidatesPutForward(table, recruiterId, mostPutForward, span);
    const jobs = await table.batchGet(onJobs.map(({ jobId }) => keys.job(jobId)));
    return onJobs.flatMap((onJob, at) => (jobs[at] ? [{ onJob, job: jobs[at] }] : []));
  }

  /** A page of the closings in a span, latest first; one call, which reads the pages before it too. */
  async function closingsPage(
    whose: ClosingsOf,
    span: Span,
    { page, perPage }: { page: number; perPage: number },
  ): Promise<Closing[]> {
    return (await closingsBetween(table, whose, span, page * perPage)).slice((page - 1) * perPage);
  }

  /**
   * The names of these people and of these managers' clients; one call. Of people who are `candidates`, those alone who do
   * not hide from whom it is `seenBy`.
   */
  async function names(
    people: readonly (number | null)[],
    { clients = [], candidates, seenBy, overseer }: Named = {},
  ): Promise<Names> {
    const personIds = [...new Set(people)].filter((id) => id !== null);
    const ofManagers = clients.filter((one): one is { managerId: number; clientId: number } => one.clientId !== null);
    const hiding = [...new Set(candidates)];
    const overseen = overseer ? [...new Set(clients.map(({ managerId }) => managerId))] : [];
    const [persons, found, lists, asked] = await readLists(
      table,
      [
        personIds.map(keys.account),
        ofManagers.map(({ managerId, clientId }) => keys.client(managerId, clientId)),
        hiding.map(keys.hiddenFrom),
        overseen.map((managerId) => keys.collaboration(overseer ?? 0, managerId)),
      ],
      { consistent: overseer !== undefined },
    );
    const together = new Set(overseen.filter((_id, at) => asked[at]?.isAccepted));
    const accounts = new Map(personIds.map((id, at) => [id, persons[at]]));
    const marked = hiding.map((id, at) => ({ id, hiding: marksOf(lists[at]) }));
    const shown = seenBy ? await withoutHidden(seenBy, marked) : [];
    for (const { id } of marked) if (!shown.some((one) => one.id === id)) accounts.delete(id);
    const companies = new Map(ofManagers.map(({ clientId }, at) => [clientId, found[at]?.companyName]));
    return {
      person: (id) => {
        const account = id === null ? undefined : accounts.get(id);
        return account ? referenceOf(account) : null;
      },
      company: (clientId) => (clientId === null ? null : (companies.get(clientId) ?? null)),
      isNamed: namingTo(overseer, (id) => together.has(id)),
    };
  }

  return {
    counters,
    countersOfEach,
    countersOfPeople,
    jobTotals,
    managersOf,
    worksWith,
    putForward,
    closingsPage,
    names,
  };
}
export type DashboardsStore = ReturnType<typeof dashboardsStore>;

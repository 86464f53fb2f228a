import type { AnyEvent } from '../../../events/catalogue.ts';
import { type JobStatus, openStatus } from '../../../shared/constants/job.ts';
import type { FoundManager, OverseenManager } from '../../../shared/model/collaboration.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { accountsIn, activeAccountCheck, referenceOf } from '../../records/account.ts';
import type { StoredCollaboration } from '../../records/collaboration.ts';
import {
  askedAlready,
  changedCollaborationWrites,
  collaborationsOf,
  endedCollaborationWrites,
  newCollaborationWrites,
  overseersOf,
} from '../../records/collaboration.ts';
import { managersNamed, nameWords } from '../../records/manager-name.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const mostFound = 25;
const countedStatuses = [openStatus, 'on_hold', 'closed'] as const satisfies JobStatus[];
const noRequest = () => noSuch('request');
const accountClosed = refuse.conflict('This account is closed');

/** A request with the account of the other person. */
interface Known {
  request: StoredCollaboration;
  other: StoredAccount;
}

/** Reads and saves requests of super managers to work with managers, and finds managers. */
export function superManagerStore(table: Table) {
  const { account, accounts } = accountsIn(table);

  /** The requests whose other person still has an open account, newest first. */
  async function known(requests: StoredCollaboration[], otherId: (one: StoredCollaboration) => number) {
    const others = await accounts(requests.map(otherId));
    const all = requests.flatMap((request, place): Known[] => {
      const other = others[place];
      return other?.status === 'active' ? [{ request, other }] : [];
    });
    return all.toSorted((a, b) => b.request.id - a.request.id);
  }

  /** The super manager's requests, newest first. */
  async function sentBy(superManagerId: number): Promise<Known[]> {
    return known(await collaborationsOf(table, superManagerId), ({ managerId }) => managerId);
  }

  /** The requests that a manager received, newest first. */
  async function receivedBy(managerId: number): Promise<Known[]> {
    return known(await overseersOf(table, managerId), ({ superManagerId }) => superManagerId);
  }

  /** The managers who work with the super manager, by name. */
  async function managersOf(superManagerId: number): Promise<OverseenManager[]> {
    const accepted = (await sentBy(superManagerId)).filter(({ request }) => request.isAccepted);
    return accepted
      .map(({ request, other }) => ({
        ...referenceOf(other),
        email: other.email,
        since: request.acceptedAt ?? request.sentAt,
      }))
      .toSorted((a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`) || a.id - b.id);
  }

  /** Managers each of whose typed words begins one of their names, by name, with the super manager's request to each. */
  async function search(superManagerId: number, typed: string): Promise<FoundManager[]> {
    const words = nameWords(typed);
    const people = await accounts(await managersNamed(table, typed));
    const fits = (person: StoredAccount | undefined): person is StoredAccount =>
      person?.status === 'active' &&
      person.role === 'manager' &&
      words.every((word) => nameWords(`${person.firstName} ${person.lastName}`).some((name) => name.startsWith(word)));
    const found = people
      .filter(fits)
      .toSorted((a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`) || a.id - b.id)
      .slice(0, mostFound);
    const requests = await table.batchGet(
      found.map(({ id }) => keys.collaboration(superManagerId, id)),
      { consistent: true },
    );
    return found.map((person, place) => {
      const request = requests[place];
      return { ...referenceOf(person), request: request ? { id: request.id, isAccepted: request.isAccepted } : null };
    });
  }

  /** An active manager's account; anyone else is not there. */
  async function manager(id: number): Promise<StoredAccount> {
    const found = await account(id);
    if (found?.status !== 'active' || found.role !== 'manager') throw noSuch('manager');
    return found;
  }

  /** The super manager's request to this manager; undefined if there is none. */
  async function requestTo(superManagerId: number, managerId: number): Promise<StoredCollaboration | undefined> {
    return table.get(keys.collaboration(superManagerId, managerId), { consistent: true });
  }

  /** How many jobs of each status a manager has. */
  async function jobCounts(managerId: number): Promise<Record<JobStatus, number>> {
    const counts = await Promise.all(
      countedStatuses.map((status) => table.count(keys.jobsOfManager(managerId, status))),
    );
    const [open = 0, onHold = 0, closed = 0] = counts;
    return { draft: 0, [openStatus]: open, on_hold: onHold, closed };
  }

  /** How many clients a manager has. */
  async function clientCount(managerId: number): Promise<number> {
    return table.count(keys.clientsOfManager(managerId));
  }

  /** One of these requests, by its id. */
  function withId(requests: Known[], id: number): Known {
    const found = requests.find(({ request }) => request.id === id);
    if (!found) throw noRequest();
    return found;
  }

  /** Saves a new request; returns false when the manager was asked already, or closed the account meanwhile. */
  async function saveNew(request: StoredCollaboration, event: AnyEvent): Promise<boolean> {
    return tryWrite(
      table.write([
        activeAccountCheck(request.managerId, accountClosed),
        ...newCollaborationWrites(request),
        eventWrite(event),
      ]),
      askedAlready,
      accountClosed,
    );
  }

  /** Saves that a request was sent again or accepted, unless the other's account was closed meanwhile. */
  async function saveChange(
    { request, other }: Known,
    change: Partial<StoredCollaboration>,
    event: AnyEvent,
  ): Promise<StoredCollaboration> {
    await table.write([
      activeAccountCheck(other.id, accountClosed),
      ...changedCollaborationWrites(request, change),
      eventWrite(event),
    ]);
    return { ...request, ...change };
  }

  /** Saves the end of a request or of the work together. */
  async function saveEnded(request: StoredCollaboration, event: AnyEvent): Promise<void> {
    await table.write([...endedCollaborationWrites(request), eventWrite(event)]);
  }

  return {
    sentBy,
    receivedBy,
    managersOf,
    search,
    manager,
    requestTo,
    jobCounts,
    clientCount,
    withId,
    saveNew,
    saveChange,
    saveEnded,
  };
}
export type SuperManagerStore = ReturnType<typeof superManagerStore>;

/** A request without what only the server needs. */
export function shownRequest({ id, isAccepted, sentAt, resentAt }: StoredCollaboration) {
  return { id, isAccepted, sentAt, resentAt };
}

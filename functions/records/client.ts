import type { Client } from '../../shared/model/client.ts';
import { companyDomain, companyKey } from '../../shared/rules/company-name.ts';
import { refuse } from '../platform/door/refusal.ts';
import { attributesOf, listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists, isNew, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A client with the names that it had before: introductions to them stay owed for jobs that are posted later (PLUS-41). */
export interface StoredClient extends Client {
  formerNames?: string[];
}

/** What a manager enters about a client. */
export type ClientFacts = Omit<Client, 'id' | 'version' | 'jobs' | 'createdAt'>;

export const staleClient = refuse.conflict('Someone else has changed this client; reload it and try again');

/** The write of a new client of this manager. */
export function newClientWrite(managerId: number, client: Client): SingleWrite {
  return {
    put: { ...keys.client(managerId, client.id), ...listedByCompany(client.id, client).listed, ...client },
    when: isNew,
  };
}

/** By which names and domains it is found who acts for a client: in two lists, the second only where the domain names it. */
function listedByCompany(clientId: number, { companyName, email }: Pick<Client, 'companyName' | 'email'>) {
  const domain = companyDomain(email);
  const byName = listedIn(keys.namedForCompany(companyKey(companyName)), sortable(clientId));
  const byDomain = keys.listedForCompany(companyKey(domain ?? ''));
  return domain
    ? { listed: { ...byName, ...listedIn(byDomain, sortable(clientId)) }, unlisted: [] }
    : { listed: byName, unlisted: attributesOf(byDomain) };
}

/** The write of a client's new facts; a change since it was read refuses. The number of its jobs is not touched. */
export function changedClientWrite(
  managerId: number,
  before: StoredClient,
  change: ClientFacts & { version: number },
): SingleWrite {
  const { listed, unlisted } = listedByCompany(before.id, change);
  return {
    update: keys.client(managerId, before.id),
    set: { ...change, ...listed, ...namesLeft(before, change.companyName) },
    remove: unlisted,
    when: versionIs(before.version),
    refusal: staleClient,
  };
}

// As many names of a client are remembered.
const mostFormer = 20;

function namesLeft({ companyName, formerNames = [] }: StoredClient, name: string): Pick<StoredClient, 'formerNames'> {
  if (companyKey(name) === companyKey(companyName)) return {};
  return { formerNames: [...new Set([...formerNames, companyName])].slice(-mostFormer) };
}

/** The write that removes a client; one with jobs refuses (CLIENT-13). */
export function removedClientWrite(managerId: number, clientId: number): SingleWrite {
  return {
    remove: keys.client(managerId, clientId),
    when: { expression: 'attribute_exists(pk) AND #jobs = :none', values: { none: 0 } },
    refusal: refuse.conflict('Only a client with no jobs can be deleted'),
  };
}

/** The write that adds one job to this client's count; a missing client refuses. */
export function clientJobAddedWrite(managerId: number, clientId: number): SingleWrite {
  return {
    update: keys.client(managerId, clientId),
    add: { jobs: 1 },
    when: exists,
    refusal: refuse.invalid('clientId', 'There is no such client'),
  };
}

/** The write that takes one job off this client's count. */
export function clientJobRemovedWrite(managerId: number, clientId: number): SingleWrite {
  return { update: keys.client(managerId, clientId), add: { jobs: -1 } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  client: {
    holds: 'companies and contacts that a manager entered',
    own: (userId) => keys.clientsOfManager(userId),
    exported: { file: 'clients' },
    erasure: remove,
  },
  clientSubject: {
    holds: 'what happened to a client',
    found: 'through the manager’s clients, and by trace for removed ones',
    exported: { file: 'clients' },
    erasure: remove,
  },
} satisfies PersonalData;

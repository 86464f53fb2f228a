import type { Client } from '../../shared/model/client.ts';
import { companyDomain, companyKey, domainOfClient } from '../../shared/rules/company-name.ts';
import { refuse } from '../platform/door/refusal.ts';
import { attributesOf, listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists, isNew, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A client with the names and domains that it had before: introductions to them stay owed for jobs that are posted later (PLUS-41). */
export interface StoredClient extends Client {
  formerNames?: string[];
}

/** What a manager enters about a client. */
export type ClientFacts = Omit<Client, 'id' | 'version' | 'jobs' | 'createdAt'>;

export const staleClient = refuse.conflict('Someone else has changed this client; reload it and try again');

type CompanyOfClient = Pick<Client, 'companyName' | 'email' | 'domain'>;

/** The write of a new client of this manager. */
export function newClientWrite(managerId: number, client: Client): SingleWrite {
  return {
    put: { ...keys.client(managerId, client.id), ...listedByCompany(client.id, client).listed, ...client },
    when: isNew,
  };
}

/** By which name and domains it is found who acts for a client: in a list each, where it has such a domain. */
function listedByCompany(clientId: number, { companyName, email, domain }: CompanyOfClient) {
  const ofMail = companyDomain(email);
  const byMail = keys.listedForCompany(companyKey(ofMail ?? ''));
  const bySite = keys.verifiedForCompany(companyKey(domain ?? ''));
  return {
    listed: {
      ...listedIn(keys.namedForCompany(companyKey(companyName)), sortable(clientId)),
      ...(ofMail && listedIn(byMail, sortable(clientId))),
      ...(domain && bySite),
    },
    unlisted: [...(ofMail ? [] : attributesOf(byMail)), ...(domain ? [] : attributesOf(bySite))],
  };
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
    set: { ...change, ...listed, ...namesLeft(before, change) },
    remove: unlisted,
    when: versionIs(before.version),
    refusal: staleClient,
  };
}

// As many names of a client are remembered.
const mostFormer = 20;

function namesLeft({ formerNames = [], ...before }: StoredClient, now: CompanyOfClient) {
  const kept = namesOf(now).map(companyKey);
  const left = namesOf(before).filter((name) => !kept.includes(companyKey(name)));
  return left.length > 0 ? { formerNames: [...new Set([...formerNames, ...left])].slice(-mostFormer) } : {};
}

const namesOf = (client: CompanyOfClient) => [client.companyName, domainOfClient(client, '') ?? []].flat();

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

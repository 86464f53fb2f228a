import { mostJobAlerts } from '../../shared/constants/job-alert.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { JobAlert } from '../../shared/model/job-alert.ts';
import type { AskedAlertForm } from '../../shared/validation/job-alert.ts';
import { noSuch, Refusal, refuse } from '../platform/door/refusal.ts';
import { listedIn, orderedIn, orderIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { secretHash } from '../platform/table/secret-hash.ts';
import { shardOf } from '../platform/table/shards.ts';
import type { Item } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';
import type { SearchKind } from './saved-search.ts';

/** A saved search of jobs as stored. */
export interface StoredJobAlert extends JobAlert {
  ownerId: number;
  /** Jobs posted up to this moment are no news. */
  upTo: string;
  /** Where it is mailed and in which zone, if its owner has no account. */
  guest?: { email: string; timeZone: string };
  /** When a stopped one of an address without an account is forgotten, in seconds. */
  ttl?: number;
}

/** A search of jobs that waits until its address is confirmed. */
export interface AskedJobAlert extends AskedAlertForm {
  id: number;
  ttl: number;
}

/** The owner of the searches of an address without an account; the address itself is stored with each. */
export interface JobAlertReader {
  ownerId: number;
}

/** The write of a new search of jobs. */
export function newJobAlertWrite(alert: StoredJobAlert): SingleWrite {
  return { put: itemOf(alert), when: isNew };
}

/** The write of a search of jobs over the version that was read; another change meanwhile refuses. */
export function changedJobAlertWrite(alert: StoredJobAlert): SingleWrite {
  const refusal = refuse.conflict('This search was changed in another window; reload it and try again');
  return { put: itemOf(alert), when: versionIs(alert.version - 1), refusal };
}

/** The write that removes a search of jobs; one that is gone refuses. */
export function removedJobAlertWrite(ownerId: number, id: number): SingleWrite {
  const when = { expression: 'attribute_exists(pk)' };
  return { remove: keys.jobAlert(ownerId, id), when, refusal: noSuch('saved search') };
}

// Before every moment: the next run finds out when it is due.
const soon = '';
// Those that look at every run are always due, and keep back none that has its day.
const announced = ({ alert, ownerId }: StoredJobAlert) =>
  alert === 'immediately' ? keys.jobAlertsAtOnce(shardOf(ownerId)) : keys.announcedJobAlerts(shardOf(ownerId));

/** By what a search is listed: due at this time, or always; those of one owner who are due together are neighbours. */
function orderOf({ alert, ownerId, id }: StoredJobAlert, dueAt: string): string {
  return `${alert === 'immediately' ? soon : dueAt}#${sortable(ownerId)}#${sortable(id)}`;
}

function itemOf(alert: StoredJobAlert) {
  const listed = alert.alert === 'never' ? {} : listedIn(announced(alert), orderOf(alert, soon));
  return { ...keys.jobAlert(alert.ownerId, alert.id), ...alert, ...listed };
}

/** When a search that was read from its list is due. */
export function dueAtOf(listed: StoredJobAlert): string {
  return orderIn(announced(listed), listed)?.split('#')[0] ?? soon;
}

/** Searches of jobs (PLUS-56). */
export const jobAlertKind = (): SearchKind<StoredJobAlert> => ({
  one: keys.jobAlert,
  ofOwner: keys.jobAlerts,
  most: mostJobAlerts,
  added: newJobAlertWrite,
  changed: changedJobAlertWrite,
  removed: removedJobAlertWrite,
});

/** The refusal of news that another run has taken first, or whose search was changed meanwhile. */
export const alertedAlready = new Refusal('conflict', 'already looked at');

/** The write by which a search has looked at the jobs up to this moment, before they are mailed, and is due at another. */
export function alertedWrite(alert: StoredJobAlert, to: string, dueAt: string): SingleWrite {
  const { ownerId, id, upTo, version } = alert;
  return {
    update: keys.jobAlert(ownerId, id),
    set: { upTo: to, ...orderedIn(announced(alert), orderOf(alert, dueAt)) },
    when: { expression: '#upTo = :before AND #version = :version', values: { before: upTo, version } },
    refusal: alertedAlready,
  };
}

/** The write that takes this back after a mail that could not be sent. */
export function notAlertedWrite(alert: StoredJobAlert, to: string, dueAt: string): SingleWrite {
  return alertedWrite({ ...alert, upTo: to }, alert.upTo, dueAt);
}

/** Where a run left a shard of the searches that look at every run: the next one continues there. */
export interface AlertsTurn {
  after: Item | null;
  ttl: number;
}

/** The write of where a run leaves such a shard; null at its end. */
export function alertsTurnWrite(shard: number, { after, at }: { after: Item | null; at: string }): SingleWrite {
  const turn: AlertsTurn = { after, ttl: Math.floor((Date.parse(at) + oneDay) / 1000) };
  return { put: { ...keys.jobAlertsTurn(shard), ...turn } };
}

/** How long an address has to confirm. */
const askedKept = 2 * oneDay;

/** The write of a search that waits for its address. */
export function askedAlertWrite(form: AskedAlertForm, { id, at }: { id: number; at: string }): SingleWrite {
  const asked: AskedJobAlert = { ...form, id, ttl: Math.floor((Date.parse(at) + askedKept) / 1000) };
  return { put: { ...keys.askedJobAlert(id), ...asked }, when: isNew };
}

/** The write that removes it once it was confirmed. */
export const removedAskedAlertWrite = (askedId: number): SingleWrite => ({ remove: keys.askedJobAlert(askedId) });

const readerHash = (email: string) => secretHash(`job-alerts ${email.toLowerCase()}`);

/** Where the owner of an address's searches is stored; the key says nothing of the address. */
export const readerOf = (email: string) => keys.jobAlertReader(readerHash(email));

/** The write of an address's first search. */
export function newReaderWrite(email: string, ownerId: number): SingleWrite {
  return { put: { ...keys.jobAlertReader(readerHash(email)), ownerId }, when: isNew };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobAlert: {
    holds: 'which jobs somebody wants to know of, how often, and the address of who has no account',
    own: (userId) => keys.jobAlerts(userId),
    exported: { file: 'saved-searches' },
    erasure: remove,
  },
  jobAlerts: { leadsTo: 'jobAlert' },
  announcedJobAlerts: { leadsTo: 'jobAlert' },
  jobAlertsAtOnce: { leadsTo: 'jobAlert' },
  jobAlertsTurn: { leadsTo: 'jobAlert' },
  askedJobAlert: {
    holds: 'the address and the search of somebody who has not confirmed yet',
    found: 'not by person',
    exported: { not: 'It is deleted after two days.' },
    erasure: { does: 'keep', reason: 'It waits for the address to confirm', days: 2 },
  },
  askedJobAlertSubject: { leadsTo: 'mailedToken' },
  jobAlertReader: {
    holds: 'that an address without an account has searches, under its hash',
    found: 'by the hash of the address',
    exported: { file: 'saved-searches' },
    erasure: remove,
  },
} satisfies PersonalData;

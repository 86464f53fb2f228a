import { Refusal, refuse } from '../platform/door/refusal.ts';
import { listedIn, orderedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { exists } from '../platform/table/write.ts';
import type { StoredAccount } from './account.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { erasureDueWrite } from './account.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * An erasure as stored, until it is done. `closing` waits until it is due; `erasing` waits until reactions to the
 * closing are over, then works.
 */
export interface StoredErasure {
  id: number;
  userId: number;
  uuid: string;
  role: StoredAccount['role'];
  requestedAt: string;
  dueAt: string;
  phase: 'closing' | 'erasing';
  /** The current step and its progress, so that the next run continues there. */
  step: number;
  after: string;
  deleted: number;
  anonymised: number;
}

/** The refusal of a second request while one waits. */
export const asked = new Refusal('conflict', 'The erasure of this account is already requested');

/**
 * The writes that request an erasure: the item that is found when it is due, and its time on the account, which every
 * page then shows.
 */
export function erasureWrites(
  account: Pick<StoredAccount, 'id' | 'uuid' | 'role'>,
  { id, at, dueAt }: { id: number; at: string; dueAt: string },
): Write[] {
  const erasure: StoredErasure = {
    id,
    userId: account.id,
    uuid: account.uuid,
    role: account.role,
    requestedAt: at,
    dueAt,
    phase: 'closing',
    step: 0,
    after: '',
    deleted: 0,
    anonymised: 0,
  };
  return [
    // An operator may bring a waiting one forward, never one in progress.
    {
      put: { ...keys.erasure(account.id), ...erasure, ...listedIn(keys.erasures, dueKey(dueAt, account.id)) },
      when: {
        expression: 'attribute_not_exists(pk) OR (#phase = :closing AND #dueAt > :dueAt)',
        values: { closing: 'closing', dueAt },
      },
      refusal: asked,
    },
    erasureDueWrite(account.id, dueAt),
  ];
}

/** The write of an earlier time for an erasure at work, so that the next run takes it up. */
export function hurriedErasureWrite(userId: number, dueAt: string): SingleWrite {
  return {
    update: keys.erasure(userId),
    set: { dueAt, ...orderedIn(keys.erasures, dueKey(dueAt, userId)) },
    when: exists,
  };
}

/** The check that an erasure still waits for the time that was read. */
export function waitingErasureCheck({ userId, dueAt }: StoredErasure): Write {
  return {
    check: keys.erasure(userId),
    when: { expression: '#phase = :closing AND #dueAt = :dueAt', values: { closing: 'closing', dueAt } },
    refusal: refuse.gone('The erasure was cancelled'),
  };
}

/** The write of an erasure's progress; when `dueAt` changes, the next run comes then. */
export function erasureProgressWrite(erasure: StoredErasure): SingleWrite {
  const { phase, step, after, deleted, anonymised, dueAt, userId } = erasure;
  return {
    update: keys.erasure(userId),
    set: { phase, step, after, deleted, anonymised, dueAt, ...orderedIn(keys.erasures, dueKey(dueAt, userId)) },
    when: exists,
    refusal: refuse.gone('The erasure is done'),
  };
}

/** The write that cancels an erasure; one that has begun refuses, and one that nobody requested is `missing`. */
export function cancelledErasureWrite(userId: number, refusals: { refusal: Error; missing: Error }): SingleWrite {
  return {
    remove: keys.erasure(userId),
    when: { expression: '#phase = :closing', values: { closing: 'closing' } },
    ...refusals,
  };
}

/** The write that ends an erasure. */
export function doneErasureWrite(userId: number): SingleWrite {
  return { remove: keys.erasure(userId) };
}

/** The sort order of erasures: by time due, then by account. */
function dueKey(dueAt: string, userId: number): string {
  return `${dueAt}#${sortable(userId)}`;
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  erasure: {
    holds: 'that an account is to be erased',
    found: 'by the person’s id',
    exported: { file: 'account' },
    erasure: remove,
  },
  erasures: { leadsTo: 'erasure' },
  erasureSubject: { leadsTo: 'nothing: the audit line of an erasure names nobody' },
} satisfies PersonalData;

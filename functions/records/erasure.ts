import { keys, sortable } from '../table/keys.ts';
import type { StoredAccount } from './account.ts';
import type { Write } from '../table/write.ts';
import { Refusal } from '../door/refusal.ts';

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
      put: { ...keys.erasure(account.id), ...erasure, ...keys.erasures, gsi1sk: dueKey(dueAt, account.id) },
      when: {
        expression: 'attribute_not_exists(pk) OR (#phase = :closing AND #dueAt > :dueAt)',
        values: { closing: 'closing', dueAt },
      },
      refusal: asked,
    },
    {
      update: keys.account(account.id),
      set: { erasureDueAt: dueAt },
      add: { version: 1 },
      when: { expression: 'attribute_exists(pk)' },
    },
  ];
}

/** The sort order of erasures: by time due, then by account. */
export function dueKey(dueAt: string, userId: number): string {
  return `${dueAt}#${sortable(userId)}`;
}

import { keys, sortable } from './keys.ts';
import type { StoredAccount } from './accounts.ts';
import type { Write } from './write.ts';
import { Refusal } from '../door/refusal.ts';

/**
 * An erasure as stored, until it is done. `closing` waits for its time; `erasing` waits until reactions to the closing
 * are over, then works.
 */
export interface StoredErasure {
  id: number;
  userId: number;
  uuid: string;
  role: StoredAccount['role'];
  requestedAt: string;
  dueAt: string;
  phase: 'closing' | 'erasing';
  /** The step at work and how far it came, so that the next run goes on there. */
  step: number;
  after: string;
  deleted: number;
  anonymised: number;
}

/** The refusal of a second request while one waits. */
export const asked = new Refusal('conflict', 'This account is to be erased already');

/**
 * The writes that ask for an erasure: the item that is found when it is due, and its time on the account, which every
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
    // One that waits may be put forward by an operator, never one that is at work.
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

/** How erasures sort: by their time, then by account. */
export function dueKey(dueAt: string, userId: number): string {
  return `${dueAt}#${sortable(userId)}`;
}

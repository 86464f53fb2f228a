import type { EventOf } from '../../../../events/catalogue.ts';
import type { EmailSide } from '../../../../shared/model/email-change.ts';
import { eventWrite } from '../../../platform/table/outbox.ts';
import { keys } from '../../../platform/table/keys.ts';
import type { Table } from '../../../platform/table/table.ts';
import type { Write } from '../../../platform/table/write.ts';
import { movedAddressWrites, type StoredAccount } from '../../../records/account.ts';
import {
  askedEmailChangeWrite,
  confirmedEmailChangeWrite,
  endedEmailChangeWrite,
  movedEmailChangeWrite,
  type StoredEmailChange,
} from '../../../records/email-change.ts';

/** The change of address that waits; undefined when there is none, or its time is over. */
export async function waitingEmailChange(
  table: Table,
  userId: number,
  at: string,
): Promise<StoredEmailChange | undefined> {
  const change = await table.get(keys.emailChange(userId), { consistent: true });
  return change && !change.movedAt && change.until > at ? change : undefined;
}

/** Reads and saves changes of address; an account has one at a time. */
export function emailChangesStore(table: Table) {
  const waiting = async (userId: number, at: string) => waitingEmailChange(table, userId, at);

  /** Saves a change that is asked for, in place of an earlier one. */
  async function saveAsked(
    userId: number,
    change: Omit<StoredEmailChange, 'ttl'>,
    event: EventOf<'email-change-asked'>,
  ): Promise<void> {
    await table.write([askedEmailChangeWrite(userId, change), eventWrite(event)]);
  }

  /** Saves that one of the two addresses has confirmed, using its link up. */
  async function saveConfirmed(userId: number, change: StoredEmailChange, side: EmailSide, use: Write): Promise<void> {
    await table.write([use, confirmedEmailChangeWrite(userId, change, side)]);
  }

  /** Saves that the account has the other address from now on, which must still be free, using the last link up. */
  async function saveMoved(
    account: StoredAccount,
    change: StoredEmailChange,
    event: EventOf<'email-changed'>,
    use: Write,
  ): Promise<void> {
    await table.write([
      use,
      movedEmailChangeWrite(account.id, change, event.time),
      ...movedAddressWrites(account, change.to),
      eventWrite(event),
    ]);
  }

  /** Saves that a change ends without effect; one that moved on meanwhile refuses. */
  async function saveEnded(userId: number, change: StoredEmailChange): Promise<void> {
    await table.writeOne(endedEmailChangeWrite(userId, change));
  }

  return { waiting, saveAsked, saveConfirmed, saveMoved, saveEnded };
}
export type EmailChangesStore = ReturnType<typeof emailChangesStore>;

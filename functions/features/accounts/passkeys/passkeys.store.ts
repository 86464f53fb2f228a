import type { EventOf } from '../../../../events/catalogue.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventWrite } from '../../../platform/table/outbox.ts';
import type { Table } from '../../../platform/table/table.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';
import { passkeysMoved, passkeysWrite, type StoredPasskey, type StoredPasskeys } from '../../../records/passkeys.ts';

/** Reads and saves which passkeys log accounts in. */
export function passkeysStore(table: Table) {
  async function passkeysOf(userId: number): Promise<StoredPasskeys> {
    return (await table.get(keys.passkeys(userId), { consistent: true })) ?? { version: 0, passkeys: [] };
  }

  /** Saves passkeys that come after those that were read, with the event of the change. */
  async function save(
    read: StoredPasskeys,
    passkeys: StoredPasskey[],
    event: EventOf<'second-factor-changed'>,
  ): Promise<void> {
    await table.write([passkeysWrite(event.data.userId, read, passkeys), eventWrite(event)]);
  }

  /** Saves one passkey as it is now, over those that were read. */
  async function saveChanged(userId: number, read: StoredPasskeys, changed: StoredPasskey): Promise<void> {
    const passkeys = read.passkeys.map((one) => (one.id === changed.id ? changed : one));
    await table.writeAlone(passkeysWrite(userId, read, passkeys));
  }

  /** Saves that a passkey was used, unless the passkeys changed meanwhile: a later use says more. */
  async function saveUsed(userId: number, read: StoredPasskeys, used: StoredPasskey): Promise<void> {
    await tryWrite(saveChanged(userId, read, used), passkeysMoved);
  }

  return { passkeysOf, save, saveChanged, saveUsed };
}
export type PasskeysStore = ReturnType<typeof passkeysStore>;

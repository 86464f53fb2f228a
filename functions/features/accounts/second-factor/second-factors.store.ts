import type { EventOf } from '../../../../events/catalogue.ts';
import { eventWrite } from '../../../platform/table/outbox.ts';
import { keys } from '../../../platform/table/keys.ts';
import type { Table } from '../../../platform/table/table.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';
import {
  newSecondFactorWrite,
  noSuchCode,
  recoveredWrite,
  removedSecondFactorWrite,
  renewedCodesWrite,
  type StoredSecondFactor,
} from '../../../records/second-factor.ts';

type Changed = EventOf<'second-factor-changed'>;

/** Reads and saves whether accounts have a second factor, each change with its event. */
export function secondFactorsStore(table: Table) {
  async function secondFactor(userId: number): Promise<StoredSecondFactor | undefined> {
    return table.get(keys.secondFactor(userId), { consistent: true });
  }

  async function saveOn(event: Changed, codes: readonly string[]): Promise<void> {
    await table.write([newSecondFactorWrite(event.data.userId, event.time, codes), eventWrite(event)]);
  }

  async function saveRenewed(event: Changed, codes: readonly string[]): Promise<void> {
    await table.write([renewedCodesWrite(event.data.userId, codes), eventWrite(event)]);
  }

  async function saveOff(event: Changed): Promise<void> {
    await table.write([removedSecondFactorWrite(event.data.userId), eventWrite(event)]);
  }

  /** Saves that a recovery code turned it off; false when the code is none of those left. */
  async function saveRecovered(event: Changed, code: string): Promise<boolean> {
    return tryWrite(table.write([recoveredWrite(event.data.userId, code), eventWrite(event)]), noSuchCode);
  }

  return { secondFactor, saveOn, saveRenewed, saveOff, saveRecovered };
}
export type SecondFactorsStore = ReturnType<typeof secondFactorsStore>;

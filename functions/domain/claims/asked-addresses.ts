import type { EventOf } from '../../../events/catalogue.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { userIdOf } from '../../platform/table/read-keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import type { Write } from '../../platform/table/write.ts';
import {
  askedAlready,
  type AskedAddress,
  askedMeanwhile,
  askedWrites,
  takenBackAskedWrites,
} from '../../records/asked-address.ts';

/** Reads and saves the addresses that recruiters asked. */
export function askedAddressesIn(table: Table) {
  /** Whom this recruiter asked, newest first. */
  async function askedBy(recruiterId: number): Promise<AskedAddress[]> {
    return table.query(keys.askedAddresses(recruiterId), { newestFirst: true, consistent: true });
  }

  /** One of this recruiter's. */
  async function asked(recruiterId: number, id: number): Promise<AskedAddress | undefined> {
    return table.get(keys.askedAddress(recruiterId, id), { consistent: true });
  }

  /** What this recruiter asked this address and waits for an account, newest first. */
  async function waitingFor(recruiterId: number, email: string, at: string): Promise<AskedAddress[]> {
    const all = await askedBy(recruiterId);
    return all.filter((one) => one.email === email && one.claimId === undefined && one.answerBy > at);
  }

  /** What recruiters asked this address, oldest first. */
  async function askedOf(email: string): Promise<AskedAddress[]> {
    const found = await table.query(keys.itemsNaming(email));
    const places = found.flatMap(({ pk, id }) => {
      const recruiterId = userIdOf(pk);
      return recruiterId !== undefined && pk === keys.askedAddresses(recruiterId).pk
        ? [keys.askedAddress(recruiterId, id)]
        : [];
    });
    return (await table.batchGet(places, { consistent: true })).flatMap((one) => one ?? []);
  }

  /** Saves that an address was asked; false where this recruiter's question to it is open already. `also` is what guards it. */
  async function saveAsked(asked: AskedAddress, event: EventOf<'address-asked'>, also: Write[]): Promise<boolean> {
    return tryWrite(table.write([...askedWrites(asked), ...also, eventWrite(event)]), askedAlready);
  }

  /** Takes a question back; joining makes no proposal of it any more. One that became a proposal meanwhile refuses. */
  async function saveTakenBack(asked: AskedAddress): Promise<void> {
    await table.write(takenBackAskedWrites(asked));
  }

  /** Saves something about a question that counts only once; false for a repetition. */
  const onlyOnce = (write: Promise<unknown>) => tryWrite(write, askedMeanwhile);

  return { askedBy, waitingFor, asked, askedOf, saveAsked, saveTakenBack, onlyOnce };
}
export type AskedAddresses = ReturnType<typeof askedAddressesIn>;

import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import type { MailReport, StoredMailAddress } from '../../records/mail-address.ts';
import { forgottenAddressWrite, mailAddressKey, reportedWrite, reportKnown } from '../../records/mail-address.ts';

/** Reads and marks the addresses that mails do not reach, or that want none. */
export function mailAddressesIn(table: Table) {
  /** What is known of an address; undefined where every mail has arrived, as far as anybody knows. */
  async function find(email: string): Promise<StoredMailAddress | undefined> {
    return table.get(mailAddressKey(email), { consistent: true });
  }

  /** Saves a report; a repeated one changes nothing. */
  async function report(email: string, what: MailReport): Promise<void> {
    await tryWrite(table.writeOne(reportedWrite(email, what)), reportKnown);
  }

  return { find, report };
}
export type MailAddresses = ReturnType<typeof mailAddressesIn>;

/** Forgets what is known of an address, which works again; apart, because only operators may. */
export async function forgetMailAddress(table: Table, email: string): Promise<void> {
  await table.writeOne(forgottenAddressWrite(email));
}

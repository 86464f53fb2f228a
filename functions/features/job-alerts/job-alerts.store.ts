import type { AskedAlertForm } from '../../../shared/validation/job-alert.ts';
import { allowedAttemptWrite } from '../../records/attempts.ts';
import { accountsIn } from '../../records/account.ts';
import {
  askedAlertWrite,
  newJobAlertWrite,
  newReaderWrite,
  readerOf,
  removedAskedAlertWrite,
  type AskedJobAlert,
  type StoredJobAlert,
} from '../../records/job-alert.ts';
import { Refusal, refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import type { Write } from '../../platform/table/write.ts';

/** How often an address is asked in an hour, so that nobody has it flooded. */
const mostAskedPerHour = 5;
const askedOften = new Refusal('tooMany', 'asked often enough');

/** Whose searches of an address are, and how they are mailed. */
interface Owner {
  ownerId: number;
  /** Set where the owner has no account. */
  guest?: StoredJobAlert['guest'];
  /** Whether this is the first search of the address. */
  isNew: boolean;
}

/** Reads and saves searches that wait for their address. */
export function jobAlertsStore(table: Table) {
  const { accountByEmail } = accountsIn(table);

  /** Saves a search that waits for its address; false beyond what an address is asked in an hour. */
  async function saveAsked(form: AskedAlertForm, { id, at }: { id: number; at: string }): Promise<boolean> {
    const attempted = { what: 'job-alert', by: `${form.email}#${at.slice(0, 13)}` };
    const limit = { at, keptSeconds: 3600, most: mostAskedPerHour };
    const counted = allowedAttemptWrite(attempted, limit, askedOften);
    return tryWrite(table.write([counted, askedAlertWrite(form, { id, at })]), askedOften);
  }

  /** A search that waits for its address; refuses one that is gone. */
  async function asked(askedId: number): Promise<AskedJobAlert> {
    const found = await table.get(keys.askedJobAlert(askedId), { consistent: true });
    if (!found) throw refuse.gone('This link has expired', 'token');
    return found;
  }

  /** Whose searches of this address are: a candidate's own, or those of an address without an account. */
  async function ownerOf({ email, timeZone }: AskedJobAlert, newId: number): Promise<Owner> {
    const person = await accountByEmail(email);
    if (person?.role === 'candidate' && person.status === 'active') return { ownerId: person.id, isNew: false };
    const reader = await table.get(readerOf(email), { consistent: true });
    return { ownerId: reader?.ownerId ?? newId, guest: { email, timeZone }, isNew: reader === undefined };
  }

  /** Saves a confirmed search, using the link up. */
  async function saveConfirmed(
    alert: StoredJobAlert,
    { asked: { id, email }, isNew, useToken }: { asked: AskedJobAlert; isNew: boolean; useToken: Write },
  ): Promise<void> {
    await table.write([
      useToken,
      newJobAlertWrite(alert),
      ...(isNew ? [newReaderWrite(email, alert.ownerId)] : []),
      removedAskedAlertWrite(id),
    ]);
  }

  return { saveAsked, asked, ownerOf, saveConfirmed };
}
export type JobAlertsStore = ReturnType<typeof jobAlertsStore>;

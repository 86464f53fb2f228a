import type { EventOf } from '../../../events/catalogue.ts';
import type { AskedAlertForm } from '../../../shared/validation/job-alert.ts';
import { accountsIn } from '../../records/account.ts';
import {
  alertedAlready,
  alertedWrite,
  askedAlertWrite,
  jobAlertKind,
  newReaderWrite,
  notAlertedWrite,
  readerOf,
  removedAskedAlertWrite,
  type AskedJobAlert,
  type StoredJobAlert,
} from '../../records/job-alert.ts';
import { newMailLinkWrite, type MailLink } from '../../records/mailed-token.ts';
import { newSavedSearchWrite } from '../../records/saved-search.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import type { Write } from '../../platform/table/write.ts';

/** Whose searches of an address are, and how they are mailed. */
interface Owner {
  ownerId: number;
  /** Set where the owner has no account. */
  guest?: StoredJobAlert['guest'];
  /** Whether this is the first search of the address. */
  isNew: boolean;
}

/** Reads and saves searches that wait for their address, and what was mailed of the others. */
export function jobAlertsStore(table: Table) {
  const { accountByEmail, account } = accountsIn(table);

  /** Saves a search that waits for its address, with the event that has a link mailed. */
  async function saveAsked(
    form: AskedAlertForm,
    { id, at }: { id: number; at: string },
    event: EventOf<'job-alert-asked'>,
  ): Promise<void> {
    await table.write([askedAlertWrite(form, { id, at }), eventWrite(event)]);
  }

  /** A search that waits for its address; refuses one that is gone. */
  async function asked(askedId: number): Promise<AskedJobAlert> {
    const found = await waiting(askedId);
    if (!found) throw refuse.gone('This link has expired', 'token');
    return found;
  }

  /** The same, or undefined. */
  const waiting = (askedId: number) => table.get(keys.askedJobAlert(askedId), { consistent: true });

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
      newSavedSearchWrite(alert, jobAlertKind),
      ...(isNew ? [newReaderWrite(email, alert.ownerId)] : []),
      removedAskedAlertWrite(id),
    ]);
  }

  /** Takes the news of a search up to a moment, before it is mailed; false when another run was first. */
  const claimNews = (alert: StoredJobAlert, to: string): Promise<boolean> =>
    tryWrite(table.writeOne(alertedWrite(alert, to)), alertedAlready);

  /** Gives them back after a mail that could not be sent. */
  const releaseNews = (alert: StoredJobAlert, to: string): Promise<boolean> =>
    tryWrite(table.writeOne(notAlertedWrite(alert, to)), alertedAlready);

  /** Stores the token of a link that stops searches, hashed. */
  const saveLink = (token: string, link: MailLink, at: string): Promise<void> =>
    table.writeOne(newMailLinkWrite(token, link, at));

  return { saveAsked, asked, waiting, ownerOf, saveConfirmed, account, claimNews, releaseNews, saveLink };
}
export type JobAlertsStore = ReturnType<typeof jobAlertsStore>;

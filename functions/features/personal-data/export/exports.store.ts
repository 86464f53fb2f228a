import type { EventOf } from '../../../../events/catalogue.ts';
import { noSuch } from '../../../platform/door/refusal.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { accountsIn } from '../../../records/account.ts';
import type { StoredExport } from '../../../records/data-export.ts';
import { exportSettled, newExportWrites, readyExportWrites } from '../../../records/data-export.ts';
import { mailAddressesIn } from '../../../domain/mail/mail-addresses.ts';
import { inGroups } from '../../../platform/table/in-groups.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventWrite } from '../../../platform/table/outbox.ts';
import type { Table } from '../../../platform/table/table.ts';
import { itemsAt } from '../reach.store.ts';
import type { ReachedPlace } from '../reach.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';

/** Stores archives of personal data and reads their contents. */
export function exportsStore(table: Table) {
  /** The person's archives, newest first; they expire. */
  async function exportsOf(userId: number): Promise<StoredExport[]> {
    return table.query(keys.dataExports(userId), { newestFirst: true, consistent: true });
  }

  /** One archive of the person; another user's is not found. */
  async function exportOf(userId: number, exportId: number): Promise<StoredExport> {
    const found = await table.get(keys.dataExport(userId, exportId), { consistent: true });
    if (!found) throw noSuch('archive');
    return found;
  }

  /** Saves a new archive with its event; of two simultaneous ones one is refused. */
  async function saveNew(archive: StoredExport, event: EventOf<'data-export-requested'>): Promise<void> {
    await table.write([...newExportWrites(archive), eventWrite(event)]);
  }

  /** Saves that an archive is ready, once; a repeated event changes nothing. The next may then be started. */
  async function saveReady(archive: StoredExport, event: EventOf<'data-export-ready'>): Promise<void> {
    await tryWrite(table.write([...readyExportWrites(archive), eventWrite(event)]), exportSettled);
  }

  /** The account of the data; undefined when it is gone. */
  async function owner(userId: number): Promise<StoredAccount | undefined> {
    return accountsIn(table).account(userId);
  }

  /** The items of a place, fetched page by page. */
  async function* itemsOf(place: Pick<ReachedPlace, 'pk' | 'sk'>): AsyncGenerator<Record<string, unknown>> {
    for await (const page of itemsAt(table, place)) yield* page;
  }

  /** Waiting mails to the person. */
  async function* mailsTo(email: string): AsyncGenerator<Record<string, unknown>> {
    for await (const item of itemsOf({ pk: keys.heldMails.pk })) if (item.to === email) yield item;
  }

  /** Invitations to the person, by address: what was entered, without the inviter. */
  async function invitationsTo(email: string): Promise<Record<string, unknown>[]> {
    const found = await table.query(keys.itemsNaming(email));
    return inGroups(found, async ({ pk, sk }) => (await table.get({ pk, sk })) ?? {});
  }

  /** What mail servers reported about the person's address. */
  async function mailReportsOf(email: string): Promise<Record<string, unknown>[]> {
    const found = await mailAddressesIn(table).find(email);
    return found ? [{ ...found }] : [];
  }

  return { exportsOf, exportOf, saveNew, saveReady, owner, itemsOf, mailsTo, mailReportsOf, invitationsTo };
}
export type ExportsStore = ReturnType<typeof exportsStore>;

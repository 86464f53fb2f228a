import type { EventOf } from '../../../events/catalogue.ts';
import { exportPatienceMinutes } from '../../../shared/constants/personal-data.ts';
import { refuse, Refusal } from '../../door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { accountsIn } from '../../records/account.ts';
import { inGroups } from '../../table/in-groups.ts';
import { keys } from '../../table/keys.ts';
import { eventWrite } from '../../table/outbox.ts';
import type { Table } from '../../table/table.ts';
import { isNew } from '../../table/write.ts';
import { itemsAt } from '../reach.store.ts';
import type { ReachedPlace } from '../reach.ts';
import type { StoredExport } from './start-export.ts';

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);
const goneMeanwhile = new Refusal('gone', 'gone meanwhile');

/** Keeps archives of personal data and reads what goes into them. */
export function exportsStore(table: Table) {
  /** The person's archives, newest first; they go by themselves. */
  async function exportsOf(userId: number): Promise<StoredExport[]> {
    return table.query<StoredExport>(keys.dataExports(userId), { newestFirst: true, consistent: true });
  }

  /** One archive of the person; somebody else's is not there. */
  async function exportOf(userId: number, exportId: number): Promise<StoredExport> {
    const found = await table.get<StoredExport>(keys.dataExport(userId, exportId), { consistent: true });
    if (!found) throw refuse.notFound('There is no such archive');
    return found;
  }

  /** Saves a new archive with its event; of two at the same moment one is refused. */
  async function saveNew(archive: StoredExport, event: EventOf<'data-export-requested'>): Promise<void> {
    const until = seconds(archive.requestedAt) + exportPatienceMinutes * 60;
    await table.write([
      {
        put: { ...keys.dataExport(archive.userId, archive.id), ...archive, ttl: seconds(archive.expiresAt) },
        when: isNew,
      },
      {
        put: { ...keys.dataExportTurn(archive.userId), exportId: archive.id, until, ttl: until },
        when: {
          expression: 'attribute_not_exists(pk) OR #until <= :now',
          values: { now: seconds(archive.requestedAt) },
        },
        refusal: refuse.conflict('An archive of your data is being prepared already'),
      },
      eventWrite(event),
    ]);
  }

  /** Saves that an archive is ready, once; a repeated event changes nothing. The next may be started. */
  async function saveReady(archive: StoredExport, event: EventOf<'data-export-ready'>): Promise<void> {
    const { userId, id, state, readyAt, parts } = archive;
    try {
      await table.write([
        {
          update: keys.dataExport(userId, id),
          set: { state, readyAt, parts },
          when: { expression: '#state = :preparing', values: { preparing: 'preparing' } },
          refusal: goneMeanwhile,
        },
        { remove: keys.dataExportTurn(userId) },
        eventWrite(event),
      ]);
    } catch (error) {
      if (error !== goneMeanwhile) throw error;
    }
  }

  /** The account whose data it is; undefined when it is gone. */
  async function owner(userId: number): Promise<StoredAccount | undefined> {
    return accountsIn(table).account(userId);
  }

  /** What stands in a place, item by item, fetched page by page. */
  async function* itemsOf(place: Pick<ReachedPlace, 'pk' | 'sk'>): AsyncGenerator<Record<string, unknown>> {
    for await (const page of itemsAt(table, place)) yield* page;
  }

  /** Mails to the person that wait for a verified sender. */
  async function* mailsTo(email: string): AsyncGenerator<Record<string, unknown>> {
    for await (const item of itemsOf({ pk: keys.heldMails.pk })) if (item.to === email) yield item;
  }

  /** Who invited the person, by address: what was written down, without the inviter. */
  async function invitationsTo(email: string): Promise<Record<string, unknown>[]> {
    const found = await table.query<{ pk: string; sk: string }>(keys.itemsNaming(email));
    return inGroups(found, async ({ pk, sk }) => (await table.get({ pk, sk })) ?? {});
  }

  return { exportsOf, exportOf, saveNew, saveReady, owner, itemsOf, mailsTo, invitationsTo };
}
export type ExportsStore = ReturnType<typeof exportsStore>;

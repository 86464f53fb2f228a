import type { Clock } from '../../../platform/door/clock.ts';
import { log } from '../../../platform/door/log.ts';
import type { Files } from '../../../platform/outside/files/port.ts';
import { FileTooLarge } from '../../../platform/outside/files/port.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { StoredExport } from '../../../records/data-export.ts';
import { eventOf } from '../../../platform/table/outbox.ts';
import { archiveIndex } from './archive-index.ts';
import type { ArchiveWriter } from './archive-writer.steps.ts';
import { archiveWriter } from './archive-writer.steps.ts';
import { recordPage } from './record-page.ts';
import type { ExportsStore } from './exports.store.ts';
import { archivePrefix, filesInPlaces, keptFilesOf } from '../files-of-person.ts';
import { ownPartitions } from '../inventory.ts';
import type { Reach } from '../reach.ts';
import type { ReachStore } from '../reach.store.ts';
import { stateOf } from './start-export.ts';
import { isExported, exportItem } from '../export-item.ts';
import { revealsOwner, withoutOwner } from './whose-address.ts';
import { keys } from '../../../platform/table/keys.ts';

export interface ArchiveNeeds {
  exportsStore: ExportsStore;
  reachStore: ReachStore;
  files: Files;
  clock: Clock;
}

/** The largest of a person's files that an archive takes in, in bytes. */
const largestFile = 32 * 1024 * 1024;

/**
 * Builds an archive and emits that it is ready. One that is ready, or was requested too long ago, is left alone, so a
 * repeated event costs little.
 */
export async function buildArchive(
  { exportId, userId }: { exportId: number; userId: number },
  needs: ArchiveNeeds,
): Promise<void> {
  const { exportsStore, reachStore, files, clock } = needs;
  const account = await exportsStore.owner(userId);
  if (!account) return;
  const archive = await exportsStore.exportOf(userId, exportId);
  if (stateOf(archive, clock.now()) !== 'preparing') return;
  const writer = archiveWriter(async (part, body) => {
    const key = partKey(archive, part);
    await files.write(key, { body, contentType: 'application/zip' });
    return key;
  });
  const reach = await reachStore.reachOf(account);
  const written = await addTable(writer, account, reach, exportsStore);
  if (await addFiles(writer, [...keptFilesOf(account), ...filesInPlaces(reach.places, account).kept], files))
    written.add('files/');
  await writer.addFile('index.html', new TextEncoder().encode(archiveIndex(account, { at: clock.now(), written })));
  const parts = await writer.close();
  const readyAt = clock.now();
  const event = eventOf('data-export-ready', {
    id: clock.newId(),
    at: readyAt,
    actor: { kind: 'system' },
    subject: keys.userSubject(userId),
    data: { exportId, userId, expiresAt: archive.expiresAt },
  });
  await exportsStore.saveReady({ ...archive, state: 'ready', readyAt, parts }, event);
}

const partKey = ({ uuid, id }: StoredExport, part: number): string =>
  `${archivePrefix(uuid)}${id}${part === 1 ? '' : `-${part}`}.zip`;

async function addTable(
  writer: ArchiveWriter,
  account: StoredAccount,
  reach: Reach,
  store: ExportsStore,
): Promise<Set<string>> {
  const written = new Set<string>();
  const add = async (file: string, records: AsyncIterable<object>) => {
    if (await writer.addRecords(`data/${file}`, records, (some) => recordPage(file, some, account.id)))
      written.add(file);
  };
  const own = ownPartitions(account.id).map((place) => ({ ...place, manner: 'whole' as const }));
  const places = Map.groupBy(
    [...own, ...reach.places].filter((place) => place.file !== undefined),
    (place) => place.file ?? '',
  );
  for (const [file, some] of places) await add(file, recordsOf(some, account, reach, store));
  await add('held-mails', exportedItems(store.mailsTo(account.email), account));
  await add('mail-address', exportedItems(await store.mailReportsOf(account.email), account));
  const invitations = await store.invitationsTo(account.email);
  await add('invited-by-others', exportedItems(invitations, account));
  return written;
}

async function* recordsOf(
  places: Reach['places'],
  account: StoredAccount,
  { jobs }: Reach,
  store: ExportsStore,
): AsyncGenerator<object> {
  for (const place of places) {
    for await (const item of store.itemsOf(place))
      if (isExported(item, place.manner, { ...account, jobs }) && !revealsOwner(item, account.id))
        yield exportItem(withoutOwner(item, account.id), account);
  }
}

async function* exportedItems(
  items: AsyncIterable<Record<string, unknown>> | Iterable<Record<string, unknown>>,
  account: StoredAccount,
): AsyncGenerator<object> {
  for await (const item of items) yield exportItem(item, account);
}

async function addFiles(writer: ArchiveWriter, prefixes: readonly string[], files: Files): Promise<boolean> {
  let hasAny = false;
  for (const prefix of prefixes) {
    for await (const key of files.keysUnder(prefix)) {
      const body = await files.read(key, largestFile).catch(tooLarge);
      if (!body) continue;
      await writer.addFile(`files/${key}`, body);
      hasAny = true;
    }
  }
  return hasAny;
}

// No upload may be this large, so this one was put there by hand; the rest of the archive matters more.
function tooLarge(error: unknown): undefined {
  if (!(error instanceof FileTooLarge)) throw error;
  log.warn('a file is too large for its owner’s archive');
  return undefined;
}

import type { MailSettings } from '../../../shared/model/notification-settings.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import type { DigestReader, ReaderList } from '../../records/digest.ts';
import { digestTaken, noReaderWrite, readerPutOffWrite } from '../../records/digest.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Item, Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

/** Somebody who may be due, with the account as it is now. */
export interface DueReader extends DigestReader {
  account: StoredAccount;
}

const readersPerPage = 100;

const wants: Record<ReaderList, (mail: MailSettings) => boolean> = {
  digest: ({ digest }) => digest !== 'off',
  figures: ({ figures }) => figures === true,
};

/** The readers of a list who are due, by shard; those who no longer want it are taken off when they would be. */
export function dueReadersIn(table: Table, list: ReaderList) {
  async function page(shard: number, at: string, after?: Item) {
    const { items, next } = await table.queryPage(keys.digestReaders(list, shard), { limit: readersPerPage, after });
    const due = items.filter(({ dueAt }) => dueAt <= at);
    const accounts = await accountsIn(table).accounts(due.map(({ userId }) => userId));
    const readers = due.map((reader, place) => ({ ...reader, account: accounts[place] }));
    const wanting = readers.filter(
      (reader): reader is DueReader => !!reader.account && wants[list](mailSettingsOf(reader.account)),
    );
    const ids = new Set(wanting.map(({ userId }) => userId));
    const others = due.filter(({ userId }) => !ids.has(userId));
    await inGroups(others, ({ userId }) => table.writeOne(noReaderWrite(userId, list)));
    // Behind somebody who is not due yet nobody is.
    return { items: wanting, next: due.length < items.length ? undefined : next };
  }

  async function putOff(reader: DueReader, dueAt: string): Promise<void> {
    await tryWrite(table.writeOne(readerPutOffWrite(reader, list, dueAt)), digestTaken);
  }

  return { page, putOff, named: ({ userId }: DueReader) => ({ userId }) };
}

import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import { digestTaken, figuresList, mailedFiguresWrite, unmailedFiguresWrite } from '../../records/digest.ts';
import { newMailLinkWrite, type MailLink } from '../../records/mailed-token.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Item, Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const accountsPerPage = 50;

/** Knows who wants the figures of their week, and who got them. */
export function mailedFiguresStore(table: Table) {
  /** Some of those who want figures by mail, by id, and where to continue. */
  async function readers(after?: Item): Promise<{ items: StoredAccount[]; next: Item | undefined }> {
    const { items, next } = await table.queryPage(keys.digestReaders(figuresList), {
      limit: accountsPerPage,
      ...(after ? { after } : {}),
    });
    const accounts = accountsIn(table);
    const found = await Promise.all(items.map(({ userId }) => accounts.account(userId)));
    return { items: found.filter((one) => one !== undefined).filter((one) => mailSettingsOf(one).figures), next };
  }

  /** Marks the figures of a week as mailed before they are; false when another run was first. */
  async function claim(userId: number, week: string): Promise<boolean> {
    return tryWrite(table.writeOne(mailedFiguresWrite(userId, week)), digestTaken);
  }

  /** Removes the mark of figures that could not be mailed. */
  async function release(userId: number): Promise<void> {
    await table.writeOne(unmailedFiguresWrite(userId));
  }

  /** Stores the token of a letter's link, hashed. */
  async function saveLink(token: string, link: MailLink, at: string): Promise<void> {
    await table.writeOne(newMailLinkWrite(token, link, at));
  }

  return { readers, claim, release, saveLink };
}
export type MailedFiguresStore = ReturnType<typeof mailedFiguresStore>;

import { dueReadersIn } from '../../domain/digests/due-readers.ts';
import { digestTaken, mailedFiguresWrite } from '../../records/digest.ts';
import { newMailLinkWrite, type MailLink } from '../../records/mailed-token.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

/** Knows who wants the figures of their week, and who got them. */
export function mailedFiguresStore(table: Table) {
  /** Who is due for the figures of a week. */
  const readers = dueReadersIn(table, 'figures');

  /** Whether somebody got the figures of this week. */
  async function isMailed(userId: number, week: string): Promise<boolean> {
    return (await table.get(keys.mailedFigures(userId), { consistent: true }))?.week === week;
  }

  /** Marks the figures of a week as mailed, once they are. */
  async function saveMailed(userId: number, week: string): Promise<void> {
    await tryWrite(table.writeOne(mailedFiguresWrite(userId, week)), digestTaken);
  }

  /** Stores the token of a letter's link, hashed. */
  async function saveLink(token: string, link: MailLink, at: string): Promise<void> {
    await table.writeOne(newMailLinkWrite(token, link, at));
  }

  return { readers, isMailed, saveMailed, saveLink };
}
export type MailedFiguresStore = ReturnType<typeof mailedFiguresStore>;

import { dueReadersIn } from '../../domain/digests/due-readers.ts';
import { digestTaken, mailedFiguresWrite, unmailedFiguresWrite } from '../../records/digest.ts';
import { newMailLinkWrite, type MailLink } from '../../records/mailed-token.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

/** Knows who wants the figures of their week, and who got them. */
export function mailedFiguresStore(table: Table) {
  /** Who is due for the figures of a week. */
  const readers = dueReadersIn(table, 'figures');

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

import { keys } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import type { Mail, SendMail } from './port.ts';

const keptSeconds = 14 * 86_400;

/** Keeps mails in the table while a stage has no verified sender; the operator reads them there. */
export function heldMail(table: Table, now: () => number = Date.now): SendMail {
  return async (mail, id) => {
    await table.writeOne({ put: { ...keys.heldMail(id), id, ...mail, ttl: Math.floor(now() / 1000) + keptSeconds } });
  };
}

/** Waiting mails, oldest first. */
export function heldMails(table: Table): Promise<(Mail & { id: number })[]> {
  return table.query(keys.heldMails);
}

import { type HeldMail, heldMailWrite } from '../../../records/held-mail.ts';
import { keys } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import type { SendMail } from './port.ts';

/** Keeps mails in the table while a stage has no verified sender; the operator reads them there. */
export function heldMail(table: Table, now: () => number = Date.now): SendMail {
  return async (mail, id) => {
    await table.writeOne(heldMailWrite(mail, id, now()));
  };
}

/** Waiting mails, oldest first. */
export function heldMails(table: Table): Promise<HeldMail[]> {
  return table.query(keys.heldMails);
}

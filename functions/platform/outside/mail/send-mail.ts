import { environment } from '../../environment.ts';
import type { Table } from '../../table/table.ts';
import { heldMail } from './held.store.ts';
import type { SendMail } from './port.ts';
import { sesMail } from './ses.ts';

/** How this stage delivers mail. */
export function stageMail(table: Table): SendMail {
  const { MAIL_DELIVERY, MAIL_FROM } = environment('mail');
  return MAIL_DELIVERY === 'ses' ? sesMail(MAIL_FROM) : heldMail(table);
}

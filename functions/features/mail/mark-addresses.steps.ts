import { log } from '../../platform/door/log.ts';
import type { MailAddresses } from '../../records/mail-address.ts';
import { newsOf, mailEvent } from './mail-report.ts';

export interface MarkNeeds {
  mailAddresses: Pick<MailAddresses, 'report'>;
}

/** Marks the addresses that an event of SES is about, so that nobody mails them again. */
export async function markAddresses(body: unknown, { mailAddresses }: MarkNeeds): Promise<void> {
  const { addresses, report, said } = newsOf(mailEvent.parse(body).detail);
  // A rejected mail had a virus, so somebody should look.
  log[said.what === 'reject' ? 'error' : 'info']('news of a mail', said);
  if (report) for (const address of addresses) await mailAddresses.report(address, report);
}

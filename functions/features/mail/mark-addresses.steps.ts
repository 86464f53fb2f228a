import { log } from '../../platform/door/log.ts';
import type { Unreached } from '../../domain/mail/returned-mail.ts';
import type { MailAddresses } from '../../domain/mail/mail-addresses.ts';
import { isDead } from '../../records/mail-address.ts';
import { mailEvent, newsOf } from './mail-report.ts';

export interface MarkNeeds {
  mailAddresses: Pick<MailAddresses, 'find' | 'report'>;
  sayMailIsLost(email: string, why: Unreached): Promise<void>;
}

/** Marks the addresses that an event of SES is about, so that nobody mails them again and who mailed them knows. */
export async function markAddresses(body: unknown, { mailAddresses, sayMailIsLost }: MarkNeeds): Promise<void> {
  const { addresses, report, said } = newsOf(mailEvent.parse(body).detail);
  // A rejected mail had a virus, so somebody should look.
  log[said.what === 'reject' ? 'error' : 'info']('news of a mail', said);
  if (!report) return;
  for (const email of addresses) {
    await mailAddresses.report(email, report);
    const known = await mailAddresses.find(email);
    if (known && isDead(known)) await sayMailIsLost(email, 'returns');
    else if (known?.complainedAt !== undefined) await sayMailIsLost(email, 'unwanted');
  }
}

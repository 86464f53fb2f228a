import { productName } from '../../../shared/constants/product.ts';
import { jobAlertFrequencyLabels } from '../../../shared/constants/job-alert.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import type { AskedJobAlert } from '../../records/job-alert.ts';

/** The mail that asks an address whether it wants new jobs. */
export function askedAlertLetter({ name, alert }: Pick<AskedJobAlert, 'name' | 'alert'>, link: string): MailContent {
  return {
    subject: `Confirm your job alert: ${name}`,
    paragraphs: [
      'Hello,',
      `Somebody, we hope you, asked ${productName} to mail new jobs for this search to this address.`,
    ],
    facts: [
      { label: 'Search', value: name },
      { label: 'How often', value: jobAlertFrequencyLabels[alert] },
    ],
    action: { label: 'Look at it and confirm', href: link },
    smallPrint: 'The link works for two days. If you did not ask, do nothing: no more is mailed.',
  };
}

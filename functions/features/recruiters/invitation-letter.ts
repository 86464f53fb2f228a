import { productName } from '../../../shared/constants/product.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';

/** The invitation mail. */
export function invitationLetter(manager: { firstName: string; lastName: string }, link: string): MailContent {
  const name = `${manager.firstName} ${manager.lastName}`;
  return {
    subject: `${name} invites you to recruit on ${productName}`,
    paragraphs: [
      'Hello,',
      `${name} would like you to find candidates for their open jobs on ${productName}. Each job says how many bounty points its hire earns.`,
    ],
    action: { label: 'Accept the invitation', href: link },
    smallPrint: 'The link works once and for seven days. If you do not know who this is, do nothing.',
  };
}

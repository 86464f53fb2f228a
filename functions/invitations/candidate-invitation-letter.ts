import { productName } from '../../shared/constants/product.ts';
import type { MailContent } from '../outside/mail/render-mail.ts';

/** The mail to an invited candidate; `link` leads to the sign-up page for invited candidates. */
export function candidateInvitationLetter(inviter: { firstName: string; lastName: string }, link: string): MailContent {
  const name = `${inviter.firstName} ${inviter.lastName}`;
  return {
    subject: `${name} invites you to ${productName}`,
    paragraphs: [
      'Hello,',
      `${name} thinks that ${productName} can help you to your next job. Set up a profile, and recruiters put you forward where you fit.`,
    ],
    action: { label: 'Accept the invitation', href: link },
    otherAction: { label: 'Decline the invitation', href: `${link}&status=declined` },
    smallPrint: 'The link works once and for seven days. If you do not know who this is, do nothing.',
  };
}

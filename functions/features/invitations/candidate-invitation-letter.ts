import { resumeLimits } from '../../../shared/constants/resume.ts';
import { productName } from '../../../shared/constants/product.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';

/** The mail to an invited candidate; `link` leads to the sign-up page for invited candidates. */
export function candidateInvitationLetter(inviter: { firstName: string; lastName: string }, link: string): MailContent {
  const name = `${inviter.firstName} ${inviter.lastName}`;
  return {
    subject: `${name} invites you to ${productName}`,
    paragraphs: [
      'Hello,',
      `${name} thinks that ${productName} can help you to your next job. Set up a profile, and recruiters can put you forward where you fit.`,
    ],
    action: { label: 'Accept the invitation', href: link },
    otherAction: { label: 'Decline the invitation', href: `${link}&status=declined` },
    smallPrint: 'The link works once and for seven days. If you do not know who this is, do nothing.',
  };
}

/** The mail to a candidate whom a recruiter imported: the profile is theirs to claim, or to have erased. */
export function importedCandidateLetter(inviter: { firstName: string; lastName: string }, link: string): MailContent {
  const name = `${inviter.firstName} ${inviter.lastName}`;
  return {
    subject: `${name} prepared a profile for you on ${productName}`,
    paragraphs: [
      'Hello,',
      `${name} entered your work experience and contact data from your resume, to put you forward for jobs. Nobody else sees it before you claim it: then the profile is yours, to change and to remove.`,
      'If you do not want it, refuse it, and everything that was entered is erased, with the resume.',
    ],
    action: { label: 'Claim your profile', href: link },
    otherAction: { label: 'Refuse and erase it', href: `${link}&status=declined` },
    smallPrint: `The link works once and for seven days. A profile that nobody claims is erased after ${resumeLimits.keptDays} days.`,
  };
}

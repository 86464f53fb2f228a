import { resumeLimits } from '../../../shared/constants/resume.ts';
import { productName } from '../../../shared/constants/product.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import type { AskedAddress } from '../../records/asked-address.ts';

interface Inviter {
  firstName: string;
  lastName: string;
}
type Asked = Pick<AskedAddress, 'job' | 'client' | 'message'>;

// 'ICU nurse at Lakeside Hospital'
const jobInWords = ({ job, client }: Asked) =>
  client.id === null ? job.title : `${job.title} at ${client.companyName}`;

// What a recruiter puts the person forward for, with the recruiter's words.
const askedInWords = (asked: readonly Asked[], { firstName }: Inviter): string[] => [
  `${asked.length === 1 ? 'The job is' : 'The jobs are'} ${asked.map(jobInWords).join(' and ')}. The proposal waits for you when you have joined: nothing reaches a company unless you agree, and nobody else can answer for you.`,
  ...new Set(asked.flatMap(({ message }) => (message ? [`${firstName} writes: “${message}”`] : []))),
];

/** The mail to an invited candidate; `link` leads to the sign-up page for invited candidates. */
export function candidateInvitationLetter(inviter: Inviter, link: string, asked: readonly Asked[] = []): MailContent {
  const name = `${inviter.firstName} ${inviter.lastName}`;
  if (asked[0]) return proposalLetter(inviter, link, [asked[0], ...asked.slice(1)]);
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

function proposalLetter(inviter: Inviter, link: string, asked: readonly [Asked, ...Asked[]]): MailContent {
  const name = `${inviter.firstName} ${inviter.lastName}`;
  return {
    subject: `${name} would like to put you forward for ${jobInWords(asked[0])}`,
    paragraphs: [
      'Hello,',
      `${name} works as a recruiter on ${productName} and would like to put you forward.`,
      ...askedInWords(asked, inviter),
    ],
    action: { label: 'See it and decide', href: link },
    otherAction: { label: 'Decline', href: `${link}&status=declined` },
    smallPrint: 'The link works once and for seven days. If you do not know who this is, do nothing.',
  };
}

/** The mail to a candidate whom a recruiter imported: the profile is theirs to claim, or to have erased. */
export function importedCandidateLetter(inviter: Inviter, link: string, asked: readonly Asked[] = []): MailContent {
  const name = `${inviter.firstName} ${inviter.lastName}`;
  return {
    subject: asked[0]
      ? `${name} would like to put you forward for ${jobInWords(asked[0])}`
      : `${name} prepared a profile for you on ${productName}`,
    paragraphs: [
      'Hello,',
      `${name} entered your work experience and contact data from your resume, to put you forward for jobs. Nobody else sees it before you claim it: then the profile is yours, to change and to remove.`,
      ...(asked.length > 0 ? askedInWords(asked, inviter) : []),
      'If you do not want it, refuse it, and everything that was entered is erased, with the resume.',
    ],
    action: { label: 'Claim your profile', href: link },
    otherAction: { label: 'Refuse and erase it', href: `${link}&status=declined` },
    smallPrint: `The link works once and for seven days. A profile that nobody claims is erased after ${resumeLimits.keptDays} days.`,
  };
}

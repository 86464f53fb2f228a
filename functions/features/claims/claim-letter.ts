import { productName } from '../../../shared/constants/product.ts';
import { companyInWords } from '../../../shared/rules/job-words.ts';
import { zoneWithoutAnswer } from '../../../shared/rules/zone-words.ts';
import { withStop } from '../../../shared/rules/with-stop.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import type { StoredClaim } from '../../records/claim.ts';
import { dayInWords } from '../../domain/claims/claim-terms.ts';

const named = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/**
 * The mail that asks a candidate whether a recruiter may represent them; `link` leads to the page that takes the answer,
 * whose last day is one of their zone.
 */
export function claimLetter(claim: StoredClaim, link: string, timeZone: string = zoneWithoutAnswer): MailContent {
  const { recruiter, candidate, manager, job, client, message, terms, answerBy, isForApplication } = claim;
  const wish = isForApplication
    ? `You applied for ${job.title}, and ${named(recruiter)} has taken your application on.`
    : `${named(recruiter)} would like to put you forward for ${withStop(job.title)}`;
  return {
    subject: `${named(recruiter)} would like to represent you with ${companyInWords(client.companyName)}`,
    paragraphs: [
      `Hello ${candidate.firstName},`,
      `${wish} If you agree, ${recruiter.firstName} introduces you to ${companyInWords(client.companyName)}, and nobody else does for the next months. Nothing happens unless you agree.`,
      ...(message ? [`${recruiter.firstName} writes: “${message}”`] : []),
    ],
    facts: [
      { label: 'Job', value: job.title },
      { label: 'Company', value: client.companyName },
      { label: 'Hiring manager', value: named(manager) },
      { label: 'What the recruiter earns', value: termsInWords(terms) },
      { label: 'Answer until', value: dayInWords(answerBy, timeZone) },
    ],
    action: { label: 'See it and decide', href: link },
    smallPrint: `The link works once. If you do nothing, the proposal ends by itself and ${isForApplication ? 'nobody represents you' : 'nobody is put forward'}. ${productName} never reads silence as a yes.`,
  };
}

function termsInWords({ points, guaranteeDays }: StoredClaim['terms']): string {
  const earned = `${points.toLocaleString('en-US')} points if you are hired`;
  return guaranteeDays > 0 ? `${earned}, and you stay ${guaranteeDays} days` : earned;
}

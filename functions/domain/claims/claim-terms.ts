import { recruiterShare } from '../../../shared/constants/claims.ts';
import type { Claim, ClaimTerms } from '../../../shared/model/claim.ts';
import { companyInWords, companyOf } from '../../../shared/rules/job-words.ts';
import type { Introduction } from '../../records/introduction.ts';
import type { StoredJob } from '../../records/job.ts';

/** A day as refusals and mails name it, on the clock of a zone: '22 Nov 2026'. */
export const dayInWords = (at: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));

/** The client that a job is for, as every list names it: one that is confidential by the manager's company. */
export function clientOf(job: Pick<StoredJob, 'clientId' | 'client' | 'managerCompany'>): Claim['client'] {
  return { id: job.clientId, companyName: companyOf(job) };
}

/** The terms of a claim that is made now (PLUS-03). */
export function termsOf({ points, guaranteeDays = 0 }: Pick<StoredJob, 'points' | 'guaranteeDays'>): ClaimTerms {
  return { points, guaranteeDays, share: recruiterShare };
}

/** Why a candidate is not free for a client: since when and until when, and not through whom. */
export function introducedWords({ since, until }: Introduction, companyName: string): string {
  return `Another recruiter has represented this candidate with ${companyInWords(companyName)} since ${dayInWords(since)}, until ${dayInWords(until)}`;
}

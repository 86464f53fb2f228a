import * as z from 'zod';
import { line } from '../contract/fields.ts';
import { endProblem, futureProblem, monthWithoutYear } from './months.ts';
import { isWebAddress, webAddressProblem } from './web-address.ts';
import { entryVersion, month, year } from './year-fields.ts';

const longestAddress = 300;

// Shown as a link to others, so nothing but the web: neither scripts nor files, and no name or password in it.
const webAddress = line(longestAddress)
  .refine((given) => given === '' || isWebAddress(given), webAddressProblem)
  .nullish()
  .transform((given) => given || null);

/** A certification or licence as a candidate or recruiter enters it (CAND-12). */
export const certificationForm = z.strictObject({
  name: line(120, 1),
  issueOrg: line(120).default(''),
  issueMonth: month,
  issueYear: year,
  expireMonth: month,
  expireYear: year,
  credentialId: line(120).default(''),
  credentialUrl: webAddress,
  state: line(60).default(''),
  version: entryVersion,
});
export type CertificationForm = z.output<typeof certificationForm>;
type Dates = Pick<CertificationForm, 'issueMonth' | 'issueYear' | 'expireMonth' | 'expireYear'>;

/** What is wrong with the dates of a certification, by field; `now` is an ISO time (VALID-62, DEC-26). */
export function certificationProblems({ issueMonth, issueYear, expireMonth, expireYear }: Dates, now: string) {
  const issued = { year: issueYear, month: issueMonth };
  const expires = { year: expireYear, month: expireMonth };
  return {
    issueYear: monthWithoutYear(issued) ?? futureProblem(issued, now),
    expireYear: monthWithoutYear(expires) ?? endProblem(issued, expires),
  };
}

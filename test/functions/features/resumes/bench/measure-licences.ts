import { readFileSync } from 'node:fs';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';

/*
 * Lines of licences as people write them, each with what it says: name, issuer, state, number, expiry. By a fixed seed
 * half of them may be looked at, and the others are only measured.
 */

export const licenceFields = ['name', 'issuer', 'state', 'number', 'expiry'] as const;
type Facts = Record<(typeof licenceFields)[number], string>;
export interface LicenceMeasure {
  /** Lines that were read in every field. */
  whole: number;
  lines: number;
  fields: Record<(typeof licenceFields)[number], number>;
  misses: string[];
}

/** Measures the lines of one half. */
export function measureLicences(half: 'looked at' | 'only measured'): LicenceMeasure {
  const measure: LicenceMeasure = {
    whole: 0,
    lines: 0,
    fields: { name: 0, issuer: 0, state: 0, number: 0, expiry: 0 },
    misses: [],
  };
  for (const { text, truth } of writtenLicences().filter((one) => halfOf(one.text) === half)) {
    const found = licencesIn(text);
    measure.lines += 1;
    const right = licenceFields.filter((field) => (found[0]?.[field] ?? '') === (truth?.[field] ?? ''));
    for (const field of right) measure.fields[field] += 1;
    if (right.length === licenceFields.length && found.length === (truth ? 1 : 0)) measure.whole += 1;
    else measure.misses.push(`${text} ⇒ ${JSON.stringify(found)}`);
  }
  return measure;
}

/** The licences that are read in a line below `CERTIFICATIONS`. */
export function licencesIn(...text: string[]): Facts[] {
  const lines = linesOfText(['Mira Holt', 'mira.holt@example.com', '', 'CERTIFICATIONS', ...text].join('\n'));
  return parseResume({ lines, links: [] }).certifications.map((one) => ({
    name: one.name.value,
    issuer: one.issueOrg?.value ?? '',
    state: one.state?.value ?? '',
    number: one.credentialId?.value ?? '',
    expiry: [one.expireYear?.value, one.expireMonth?.value].filter(Boolean).join('-'),
  }));
}

/** One line of a measure. */
export function licenceReport(half: 'looked at' | 'only measured'): string {
  const { whole, lines, fields } = measureLicences(half);
  const each = licenceFields.map((field) => `${field} ${(fields[field] / lines).toFixed(2)}`).join('   ');
  return `licences, ${half} (${lines})   whole ${(whole / lines).toFixed(2)}   ${each}`;
}

function writtenLicences(): { text: string; truth: Facts | undefined }[] {
  return readFileSync(new URL('by-hand/licences.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', truth = ''] = line.split('=>').map((part) => part.trim());
      const [name = '', issuer = '', state = '', number = '', expiry = ''] = truth
        .split('|')
        .map((part) => part.trim());
      return { text, truth: truth ? { name, issuer, state, number, expiry } : undefined };
    });
}

/** The same half of a line at every run. */
function halfOf(text: string): 'looked at' | 'only measured' {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return (hash >>> 0) % 2 === 0 ? 'looked at' : 'only measured';
}

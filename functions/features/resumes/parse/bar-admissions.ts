import type { Line } from '../text/resume-text.ts';
import { certificationsIn } from './certifications-in-line.ts';
import { findSingle } from './dates.ts';
import { found } from './evidence.ts';
import { withoutBullet } from './normal-text.ts';
import { likely, type ParsedCertification } from './parsed-certification.ts';
import { isState } from './places.ts';
import type { NumberedLine } from './sections.ts';

/** The heading of a lawyer's admissions. */
export const bar = /\bbar (?:admissions?|memberships?|licen[cs]es)\b|^(?:legal |court )?admissions$|^admitted/i;
const lead = /^(?:(?:admitted|licensed)(?: to practi[cs]e)?(?: law)?(?: in)?|states?|bar(?: admissions?)?):?\s+/i;

/** `New York (2018); New Jersey, 2016`: below their heading, a state alone names its bar. */
export function admissionsIn(line: NumberedLine, lines: readonly Line[]): ParsedCertification[] | 'more' {
  const text = withoutBullet(line.text).trim().replace(lead, '').replace(/\s+/g, ' ');
  const within = { from: line.index, to: line.index + 1 };
  const all: ParsedCertification[] = [];
  const pieces = text.split(/[;,|] (?:and )?| and /);
  for (const piece of pieces) {
    const date = findSingle(piece);
    const state = (date ? piece.replace(date.raw, '') : piece).replace(/[^\p{L} ]/gu, '').trim();
    const last = all.at(-1);
    if (date?.to && last && state === '') {
      last.issueYear ??= found({ value: date.to.year, raw: date.raw, confidence: likely }, lines, within);
      continue;
    }
    const raw = isState(state) ? found({ value: `${state} Bar`, raw: state, confidence: likely }, lines, within) : null;
    if (!raw) break;
    const issueYear = date?.to
      ? found({ value: date.to.year, raw: date.raw, confidence: likely }, lines, within)
      : null;
    all.push({ name: raw, issueOrg: null, issueYear, issueMonth: null, state: { ...raw, value: state } });
  }
  if (all.length > 0) return all;
  return certificationsIn(line, lines);
}

import type { Line } from '../text/resume-text.ts';
import { acronym, bareTool, certified, isIssuer, issuer } from './certificate-words.ts';
import type { DateRange } from './dates.ts';
import { found, type Extent, type Found } from './evidence.ts';
import { licenceDetails, type LicenceLine } from './licences.ts';
import type { NumberedLine } from './sections.ts';
import { degreeWord } from './vocabulary.ts';

/** A certification or licence as a resume has it. */
export interface ParsedCertification {
  name: Found<string>;
  issueOrg: Found<string> | null;
  issueYear: Found<number> | null;
  issueMonth: Found<number> | null;
  /** The number of the licence or credential. */
  credentialId?: Found<string> | null;
  /** The state or country in which a licence is valid. */
  state?: Found<string> | null;
  expireYear?: Found<number> | null;
  expireMonth?: Found<number> | null;
}

export const credentialNumber = new RegExp(
  '(?:credential id|cert(?:ificate|ification|\\.)? (?:id|no|number)|licen[cs]e (?:no|number|id)|licen[cs]e|registration (?:no|number)|\\bno|\\bid|#)\\.?\\s*[:#]?\\s*#?\\s*((?=[A-Z0-9-]*\\d)[A-Z0-9][A-Z0-9-]{3,24})\\b',
  'i',
);
const [sure, unsure] = [0.92, 0.5];
export const likely = 0.8;

/** The certification that a line of a licence is. */
export function ofLicence(
  { name, org, state, number: id, issued }: LicenceLine,
  text: string,
  line: NumberedLine,
  lines: readonly Line[],
): ParsedCertification[] {
  const within = { from: line.index, to: (line.through ?? line.index) + 1 };
  const named = name && found({ ...name, confidence: sure }, lines, within);
  if (!named) return [];
  const fact = <T>(value: T | null | undefined, raw: string) =>
    value === null || value === undefined ? null : found({ value, raw, confidence: likely }, lines, within);
  return [
    {
      name: named,
      issueOrg: fact(org?.value, org?.raw ?? ''),
      issueYear: fact(issued?.value.year, issued?.raw ?? ''),
      issueMonth: fact(issued?.value.month, issued?.raw ?? ''),
      ...(id && { credentialId: fact(id, id) }),
      ...(state && { state: fact(state.value, state.raw) }),
      ...expiryIn(text, lines, within),
    },
  ];
}

/** Until when a line says that something is valid. */
export function expiryIn(
  text: string,
  lines: readonly Line[],
  within: Extent,
): Pick<ParsedCertification, 'expireYear' | 'expireMonth'> {
  const { expires } = licenceDetails(text);
  if (!expires) return {};
  const { raw, value } = expires;
  const fact = (given: number | null) =>
    given === null ? null : found({ value: given, raw, confidence: likely }, lines, within);
  return { expireYear: fact(value.year), expireMonth: fact(value.month) };
}

export function certification(
  { name, org, date, text }: { name: string; org: string | undefined; date: DateRange | undefined; text: string },
  line: NumberedLine,
  lines: readonly Line[],
): ParsedCertification[] {
  if (name.length > 110 || (name.length < 4 && !acronym.test(name)) || isIssuer(name) || bareTool.test(name)) return [];
  // A degree among the courses is none.
  if (
    degreeWord.test(name) &&
    !certified.test(name) &&
    /bachelor|(?<!scrum )master|\bb\.?\s?sc|\bmba\b|b\.?tech/i.test(name)
  )
    return [];
  const within = { from: line.index, to: (line.through ?? line.index) + 1 };
  const fact = <T>(value: T | null | undefined, raw: string, confidence: number) =>
    value === null || value === undefined ? null : found({ value, raw, confidence }, lines, within);
  const isSure = certified.test(name) || acronym.test(name) || (org !== undefined && issuer.test(org));
  const named = fact(name, name, isSure ? sure : date ? likely : unsure);
  if (!named) return [];
  const issued = date?.from ?? date?.to;
  const id = credentialNumber.exec(text)?.[1];
  return [
    {
      name: named,
      issueOrg: fact(org, org ?? '', org && issuer.test(org) ? likely : unsure),
      issueYear: fact(issued?.year, date?.raw ?? '', likely),
      issueMonth: fact(issued?.month, date?.raw ?? '', likely),
      ...(id && { credentialId: fact(id, id, likely) }),
      ...expiryIn(text, lines, within),
    },
  ];
}

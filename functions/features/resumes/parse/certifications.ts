import type { Line } from '../text/resume-text.ts';
import {
  acronym,
  bareTool,
  betweenPieces,
  certified,
  isAbbreviation,
  isIssuer,
  issuer,
  manyAcronyms,
  mayIssue,
  none,
  signed,
  withoutRemarks,
} from './certificate-words.ts';
import { certificationLines, hasCertifications } from './certification-lines.ts';
import { findRange, findSingle, type DateRange } from './dates.ts';
import { found, type Extent, type Found } from './evidence.ts';
import { licenceDetails, licenceIn, stateNamed, type LicenceLine } from './licences.ts';
import { isSentence, trimmed, withoutBullet } from './normal-text.ts';
import { placeScore } from './places.ts';
import type { SectionKind } from './headings.ts';
import type { NumberedLine, Section } from './sections.ts';
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

const onlyAbout =
  /^(?:credential|issued|exp(?:ires|iry|iration)?|valid(?! driv)|license no|licen[cs]e (?:no|number|#)|number|no\.|id|state(?= ?:))\b/i;
const number = new RegExp(
  '(?:credential id|certificate (?:id|no|number)|licen[cs]e (?:no|number|id)|licen[cs]e|registration (?:no|number)|certification (?:id|no|number)|\\bno|\\bid|#)\\.?\\s*[:#]?\\s*#?\\s*((?=[A-Z0-9-]*\\d)[A-Z0-9][A-Z0-9-]{3,24})\\b',
  'i',
);
const coursesOnly = /course|training|cursos|corsi|weiterbildung|formation|development|continuing/i;
const verb = new RegExp(
  '^(?:completed|attended|participated|learned|learnt|gained|worked|managed|developed|led|conducted|trained|received|earned|won|presented|organi[sz]ed|assisted|responsible|covered|studied|including|built|created|provided|helped|served|volunteered)\\b',
  'i',
);
/** What somebody only prepares for, or still does. */
const notHeld =
  /\b(?:prep[ae]r[ae]tions?|preparing|pursuing|in progress|ongoing|internship|\d+ bootcamp)\b|^certif(?:y|ies)\b/i;
const mostWords = 14;
const [sure, likely, unsure] = [0.92, 0.8, 0.5];

/** The certifications of a resume: one a line or between commas, each with what the lines below say of it. */
export function certificationsOf(
  sections: readonly Section[],
  lines: readonly Line[],
  name?: string,
): ParsedCertification[] {
  const listed = sections.filter(hasCertifications).flatMap((section) => {
    const isCourses = coursesOnly.test(section.title) && !certified.test(section.title);
    const all: ParsedCertification[] = [];
    for (const line of certificationLines(section)) {
      // Exports of profiles go on with the person below the list beside them.
      if (name !== undefined && line.text.trim() === name) break;
      const read = certificationsIn(line, lines, isCourses);
      if (read === 'more') complete(all.at(-1), line, lines);
      else all.push(...read);
    }
    return all;
  });
  return [...listed, ...licencesElsewhere(sections, lines, listed)];
}

const ofPerson: readonly SectionKind[] = ['head', 'contact', 'summary', 'education', 'other', 'awards', 'skills'];
const saysLicence = /\b(?:licen[cs]|lic\b|regist|reg\b|pin\b|bar\b|CDL\b)/i;
/** `Licence de physique`, `Licence en droit`: a degree. */
const degreeOfFrance = /\blicence (?:fondamentale|professionnelle|appliquée|en|de|d['’])/i;
const longest = 110;

/** Licences that a line outside their section gives with number, state or expiry. */
function licencesElsewhere(
  sections: readonly Section[],
  lines: readonly Line[],
  listed: readonly ParsedCertification[],
): ParsedCertification[] {
  const known = new Set(listed.flatMap(({ name, credentialId }) => [name.value, credentialId?.value]));
  return sections
    .filter((section) => ofPerson.includes(section.kind) && !hasCertifications(section))
    .flatMap((section) => section.lines)
    .flatMap((line) => {
      if (line.text.length > longest * 2) return [];
      return line.text.split(/[|•·]/).flatMap((piece) => {
        const text = withoutBullet(piece).trim();
        if (
          !saysLicence.test(text) ||
          degreeOfFrance.test(text) ||
          text.length > longest ||
          isSentence(text) ||
          verb.test(text)
        )
          return [];
        const licence = licenceIn(text);
        if (!licence || known.has(licence.number ?? licence.name?.value)) return [];
        known.add(licence.number ?? licence.name?.value);
        return ofLicence(licence, text, line, lines);
      });
    });
}

/** The certifications of a line; `more` for one that says more of the one before. */
function certificationsIn(
  line: NumberedLine,
  lines: readonly Line[],
  isCourses: boolean,
): ParsedCertification[] | 'more' {
  const own = withoutBullet(line.text).trim();
  if (signed.test(own)) return [];
  const licence = verb.test(own) || listedCertifications(own).length > 1 ? undefined : licenceIn(own);
  if (licence) return ofLicence(licence, own, line, lines);
  const text = withoutRemarks(own);
  if (onlyAbout.test(text) || (!/[|(,]|\s[-–—]\s/.test(text) && issuer.test(text.replace(dateAtEnd, '').trim())))
    return 'more';
  if (/^[^(|,]+\([A-Z]{2,6}\)$/.test(text) && issuer.test(text.replace(/(?<!\s)\s*\(.*$/, ''))) return 'more';
  const date = expiry.test(text) ? undefined : (findRange(text) ?? findSingle(text));
  const withoutDate = date ? text.replace(date.raw, ' | ') : text;
  if (date && !/\p{L}{3}/u.test(withoutDate)) return 'more';
  const several = listedCertifications(text);
  if (several.length > 1)
    return several.flatMap((one) => {
      const read = certificationsIn({ ...line, text: one }, lines, false);
      return read === 'more' ? [] : read;
    });
  if (none.test(text) || verb.test(text) || notHeld.test(text) || isProse(text)) return [];
  if (isCourses && !certified.test(text)) return [];
  // `Web Technologies: HTML` lists tools.
  if (/^[^:]{3,40}:\s/.test(text) && !certified.test(text) && !issuer.test(text.split(':')[0]!.trim()) && !date)
    return [];
  const bare = withoutDate.replace(number, ' | ').replace(untilWhen, '');
  const [before = '', org = ''] = bare.split(/\s+[–—-]\s+/).map(trimmed);
  const isGiven = issuer.test(org);
  const listed = (isGiven ? before : bare)
    .split(/,\s*|\s*;\s*|\s+\|\s+/)
    .flatMap((one) => (manyAcronyms.test(one.trim()) ? one.split('/') : [one]))
    .map(trimmed)
    .filter(Boolean);
  if (listed.length > 1 && !date && areCertifications(listed, / \| /.test(bare)))
    return listed.flatMap((name) => certification({ name, org: isGiven ? org : undefined, date, text }, line, lines));
  const pieces = bare
    .split(betweenPieces)
    .flatMap(atCommas)
    .map(trimmed)
    .filter((one) => one.length > 1 && !/^(issued|expires|expected|valid|credential id|in progress)/i.test(one));
  const [first, ...others] = pieces;
  // `AWS: Solutions Architect` keeps its beginning, `License: RN` does not.
  const name = first?.replace(/^(?:certifications?|certificates?|licen[cs]es?|courses?)(?: type| name)?\s*:\s*/i, '');
  if (!name || placeScore(name) >= 0.8 || (/^\p{Ll}/u.test(name) && !certified.test(name))) return [];
  return certification({ name, org: issuerAmong(others, name), date, text }, line, lines);
}

/** `BLS, ACLS`; but letters in a cell beside a name are who gave it. */
function areCertifications(pieces: readonly string[], areCells: boolean): boolean {
  const short = pieces.filter((one) => acronym.test(one));
  return (
    !pieces.some((one) => bareTool.test(one)) &&
    pieces.every((one) => short.includes(one) || (certified.test(one) && !issuer.test(one))) &&
    !(areCells && short.length > 0 && short.length < pieces.length)
  );
}

/** `CompTIA Security+ (2021), CISSP #512345, ITIL v4 Foundation`: several with what is said of each. */
function listedCertifications(text: string): string[] {
  const all = text.split(/,\s+(?![^(]*\))/);
  const isNamed = (one: string) =>
    !/^[A-Z]{0,4}\d{4,}[A-Z]?$/.test(one) &&
    (acronymFirst.test(one) || certified.test(one)) &&
    !isIssuer(one) &&
    placeScore(one) < 0.8;
  return all.every(isNamed) && !all.some((one) => onlyAbout.test(one)) && all.some((one) => /[#(\d]/.test(one))
    ? all
    : [];
}
const acronymFirst = /^(?:[A-Z][A-Z0-9+/-]{2,8}\b|CompTIA\b|Cisco\b|Microsoft\b|Azure\b|Oracle\b)/;

/** `exp. 06/2026` is no date of issue. */
const expiry = /\b(?:exp(?:ires|iry|iration)?\.?|valid (?:until|through|to)|renewal)\b/i;

const untilWhen = /[,;]? ?\b(?:exp(?:ires|iry|iration)?\.?|valid (?:until|through|to)|renewal)\b.*$/i;

const dateAtEnd = /[\s,(–-]*(?:19|20)\d{2}\)?\s*$/;

const isProse = (text: string): boolean =>
  isSentence(text) || text.split(/\s+/).length > mostWords || /[\p{Ll}]{3}\.$/u.test(text) || text.length > 140;

function issuerAmong(pieces: readonly string[], name: string): string | undefined {
  const possible = pieces.filter((one) => mayIssue(one, name));
  return pieces.find((one) => issuer.test(one)) ?? possible.find((one) => !isAbbreviation(one)) ?? possible.at(-1);
}

/** `Security, Compliance, and Identity Fundamentals` is one name. */
function atCommas(text: string): string[] {
  const all = text.split(/,\s+(?=\p{Lu}|and )/u);
  const isOne =
    all.length > 1 && /(?:^|\s)and\s\p{L}/u.test(all.at(-1)!) && !all.some((one) => issuer.test(trimmed(one)));
  return isOne ? [text] : text.split(/,\s+(?=\p{Lu})/u);
}

/** The certification that a line of a licence is. */
function ofLicence(
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
function expiryIn(
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

function certification(
  { name, org, date, text }: { name: string; org: string | undefined; date: DateRange | undefined; text: string },
  line: NumberedLine,
  lines: readonly Line[],
): ParsedCertification[] {
  if (name.length > 110 || (name.length < 4 && !acronym.test(name)) || isIssuer(name) || bareTool.test(name)) return [];
  // A degree among the courses is none.
  if (degreeWord.test(name) && !certified.test(name) && /bachelor|master|\bb\.?\s?sc|\bmba\b|b\.?tech/i.test(name))
    return [];
  const within = { from: line.index, to: (line.through ?? line.index) + 1 };
  const fact = <T>(value: T | null | undefined, raw: string, confidence: number) =>
    value === null || value === undefined ? null : found({ value, raw, confidence }, lines, within);
  const isSure = certified.test(name) || acronym.test(name) || (org !== undefined && issuer.test(org));
  const named = fact(name, name, isSure ? sure : date ? likely : unsure);
  if (!named) return [];
  const issued = date?.from ?? date?.to;
  const id = number.exec(text)?.[1];
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

/** Adds what a line below says: who gave it, when, where and until when it is valid, and its number. */
function complete(last: ParsedCertification | undefined, line: NumberedLine, lines: readonly Line[]): void {
  if (!last) return;
  const text = withoutBullet(line.text).trim();
  const within = { from: line.index, to: line.index + 1 };
  const until = expiryIn(text, lines, within);
  const date = until.expireYear ? undefined : (findRange(text) ?? findSingle(text));
  const issued = date?.from ?? date?.to;
  const org = text.replace(dateAtEnd, '').trim();
  if (!last.issueOrg && issuer.test(org))
    last.issueOrg = found({ value: org, raw: org, confidence: likely }, lines, within);
  if (!last.issueYear && date && issued && !/^(?:expires|expiry|valid)/i.test(text)) {
    last.issueYear = found({ value: issued.year, raw: date.raw, confidence: likely }, lines, within);
    if (issued.month)
      last.issueMonth = found({ value: issued.month, raw: date.raw, confidence: likely }, lines, within);
  }
  if (!last.expireYear) Object.assign(last, until);
  const state = stateNamed(text);
  if (state) last.state ??= found({ ...state, confidence: likely }, lines, within);
  const id = number.exec(text)?.[1] ?? licenceDetails(text).number;
  if (id) last.credentialId ??= found({ value: id, raw: id, confidence: likely }, lines, within);
}

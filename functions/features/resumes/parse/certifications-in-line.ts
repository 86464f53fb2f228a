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
import { areLetters } from './credential-letters.ts';
import { findRange, findSingle } from './dates.ts';
import { isTradeCertificate } from './education-groups.ts';
import { found } from './evidence.ts';
import { licenceIn } from './licences.ts';
import { isSentence, trimmed, withoutBullet } from './normal-text.ts';
import {
  certification,
  credentialNumber,
  likely,
  ofLicence,
  type ParsedCertification,
} from './parsed-certification.ts';
import { placeScore } from './places.ts';
import type { NumberedLine } from './sections.ts';

const onlyAbout = new RegExp(
  '^(?:credential|cert(?:ificate|ification|\\.)? (?:no|number|id)|issued|exp(?:ires|iry|iration)?|' +
    'valid(?! driv)|license no|licen[cs]e (?:no|number|#)|number|no\\.|id|state(?= ?:))\\b',
  'i',
);
export const doing = new RegExp(
  '^(?:completed|attended|participated|learned|learnt|gained|worked|managed|developed|led|conducted|trained|received|earned|won|presented|organi[sz]ed|assisted|responsible|covered|studied|including|built|created|provided|helped|served|volunteered)\\b',
  'i',
);
/** What somebody only prepares for, or still does. */
const notHeld =
  /\b(?:prep[ae]r[ae]tions?|preparing|pursuing|in progress|ongoing|internship|\d+ bootcamp)\b|^certif(?:y|ies)\b/i;
const mostWords = 14;

/** The certifications of a line; `more` for one that says more of the one before. */
export function certificationsIn(
  line: NumberedLine,
  lines: readonly Line[],
  { isCourses = false, isBesideLabel = false }: { isCourses?: boolean; isBesideLabel?: boolean } = {},
): ParsedCertification[] | 'more' {
  const own = withoutBullet(line.text).trim();
  if (signed.test(own)) return [];
  const besideLabel = isBesideLabel ? listBesideLabel(own) : [];
  if (besideLabel.length > 1) return eachOf(besideLabel, line, lines);
  const licence = doing.test(own) || listedCertifications(own).length > 1 ? undefined : licenceIn(own);
  if (licence) return ofLicence(licence, own, line, lines);
  const [series = ''] = severalSeries.exec(own) ?? [];
  if (series && !doing.test(own)) return seriesOf(series, line, lines);
  const text = withoutRemarks(own);
  if (onlyAbout.test(text) || (!/[|(,]|\s[-–—]\s/.test(text) && isIssuer(text.replace(dateAtEnd, '').trim())))
    return 'more';
  if (/^[^(|,]+\([A-Z]{2,6}\)$/.test(text) && issuer.test(text.replace(/(?<!\s)\s*\(.*$/, ''))) return 'more';
  const date = expiry.test(text) ? undefined : (findRange(text) ?? findSingle(text));
  const withoutDate = date ? text.replace(date.raw, ' | ') : text;
  if (date && !/\p{L}{3}/u.test(withoutDate)) return 'more';
  const several = listedCertifications(text);
  if (several.length > 1) return eachOf(several, line, lines);
  if (none.test(text) || doing.test(text) || notHeld.test(text) || isProse(text)) return [];
  if (isCourses && !certified.test(text) && !isTradeCertificate(text)) return [];
  // `Web Technologies: HTML` lists tools.
  if (/^[^:]{3,40}:\s/.test(text) && !certified.test(text) && !issuer.test(text.split(':')[0]!.trim()) && !date)
    return [];
  const bare = withoutDate.replace(credentialNumber, ' | ').replace(untilWhen, '');
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

const eachOf = (names: readonly string[], line: NumberedLine, lines: readonly Line[]): ParsedCertification[] =>
  names.flatMap((text) => {
    const read = certificationsIn({ ...line, text }, lines);
    return read === 'more' ? [] : read;
  });

/** `Forklift, OSHA 10, First Aid` beside a label is a list of names, unless a piece says more of the one before it. */
function listBesideLabel(text: string): string[] {
  const all = text.split(/[,;]\s+(?:and\s+)?(?![^(]*\))/).map((one) => one.replace(/\.$/, '').trim());
  const isMore = (one: string, at: number): boolean =>
    onlyAbout.test(one) ||
    (isIssuer(one) && !(all.length > 2 && product.test(one))) ||
    placeScore(one) >= 0.8 ||
    /^(?:[A-Z]{0,4}\d{4,}[A-Z]?|class \w+)$/i.test(one) ||
    /^\p{Ll}/u.test(one) ||
    (at > 0 && !/\p{L}/u.test(one)) ||
    (at === 1 && all.length === 2 && isAbbreviation(one) && !areLetters(one) && !acronym.test(all[0]!));
  return all.some(isMore) ? [] : all;
}
/** A certificate that is called like who gives it. */
const product = /^serv ?safe$/i;

export const severalSeries = /\bSeries \d{1,2}(?:(?:, and|,| and|,? &|\/) ?(?:Series )?\d{1,2})+$/;

/** `Series 7, 63 and 66`: the examinations of those who deal in securities, each by its number. */
export function seriesOf(text: string, line: NumberedLine, lines: readonly Line[]): ParsedCertification[] {
  const within = { from: line.index, to: (line.through ?? line.index) + 1 };
  return (text.match(/(?:Series )?\d+/g) ?? []).flatMap((raw) => {
    const name = found({ value: `Series ${raw.replace('Series ', '')}`, raw, confidence: likely }, lines, within);
    return name ? [{ name, issueOrg: null, issueYear: null, issueMonth: null }] : [];
  });
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
    (acronymFirst.test(one) || certified.test(one) || /\bState Bar\b/.test(one)) &&
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

export const dateAtEnd = /[\s,(–-]*(?:19|20)\d{2}\)?\s*$/;

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

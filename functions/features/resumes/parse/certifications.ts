import type { Line } from '../text/resume-text.ts';
import { admissionsIn, bar } from './bar-admissions.ts';
import { certified, issuer } from './certificate-words.ts';
import { certificationLines, hasCertifications } from './certification-lines.ts';
import { certificationsIn, dateAtEnd, doing } from './certifications-in-line.ts';
import { certificationsInSentences } from './certifications-in-sentences.ts';
import { certificationsBehindName } from './credential-letters.ts';
import { findRange, findSingle } from './dates.ts';
import { certificationsEarned } from './earned-certifications.ts';
import { isTradeCertificate, isWholeSchool, mayListSchools } from './education-groups.ts';
import { found } from './evidence.ts';
import { headingKind, type SectionKind } from './headings.ts';
import { licenceDetails, licenceIn, stateNamed } from './licences.ts';
import { isSentence, trimmed, withoutBullet } from './normal-text.ts';
import { credentialNumber, expiryIn, likely, ofLicence, type ParsedCertification } from './parsed-certification.ts';
import type { NumberedLine, Section } from './sections.ts';

const coursesOnly = /course|training|cursos|corsi|weiterbildung|formation|development|continuing/i;

/** The certifications of a resume: one a line or between commas, each with what the lines below say of it. */
export function certificationsOf(
  sections: readonly Section[],
  lines: readonly Line[],
  name?: string,
): ParsedCertification[] {
  const listed = sections.filter(hasCertifications).flatMap((section) => {
    const isCourses = coursesOnly.test(section.title) && !certified.test(section.title);
    const all: ParsedCertification[] = [];
    const isMixed = mayListSchools.test(section.title) && !isCourses;
    for (const line of certificationLines(section)) {
      if (isMixed && isWholeSchool(line.text)) continue;
      // Exports of profiles go on with the person below the list beside them.
      if (name !== undefined && line.text.trim() === name) break;
      const read = bar.test(section.title)
        ? admissionsIn(line, lines)
        : certificationsIn(line, lines, { isCourses, isBesideLabel: isBesideHeading(line, lines) });
      if (read === 'more') complete(all.at(-1), line, lines);
      else all.push(...read);
    }
    return all;
  });
  const besideSchools = sections
    .filter((section) => section.kind === 'education' && !hasCertifications(section))
    .flatMap((section) => section.lines.filter(({ text }) => isTradeCertificate(text)))
    .flatMap((line) => {
      const read = certificationsIn(line, lines);
      return read === 'more' ? [] : read;
    });
  listed.push(...besideSchools);
  const all = [...listed, ...licencesElsewhere(sections, lines, listed)];
  const said = sections.filter(({ kind }) => saying.includes(kind)).flatMap((section) => section.lines);
  all.push(...certificationsInSentences(said, lines, all));
  const work = sections.filter(({ kind }) => kind === 'work').flatMap((section) => section.lines);
  all.push(...certificationsEarned(work, lines, all));
  return [...all, ...(name === undefined ? [] : certificationsBehindName(lines, name, all))];
}

/** `Certifications: PMP, CSM`: on the line of the section's heading. */
function isBesideHeading({ index, text }: NumberedLine, lines: readonly Line[]): boolean {
  const whole = lines[index]!.text;
  const before = trimmed(whole.slice(0, Math.max(0, whole.indexOf(text.slice(0, 12)))));
  return before !== '' && headingKind(before) !== undefined;
}

const saying: readonly SectionKind[] = ['head', 'contact', 'summary', 'other'];

const ofPerson: readonly SectionKind[] = ['head', 'contact', 'summary', 'education', 'other', 'awards', 'skills'];
const saysLicence = /\b(?:licen[cs]|lic\b|regist|reg\b|pin\b|bar\b|CDL\b)/i;
/** `Licence de physique`, `Licence en droit`: a degree. */
const degreeOfFrance = /\blic\.? en\b|\blicence (?:fondamentale|professionnelle|appliquée|en|de|d['’])/i;
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
          doing.test(text)
        )
          return [];
        const licence = licenceIn(text);
        if (!licence || known.has(licence.number ?? licence.name?.value)) return [];
        known.add(licence.number ?? licence.name?.value);
        return ofLicence(licence, text, line, lines);
      });
    });
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
  const id = credentialNumber.exec(text)?.[1] ?? licenceDetails(text).number;
  if (id) last.credentialId ??= found({ value: id, raw: id, confidence: likely }, lines, within);
}

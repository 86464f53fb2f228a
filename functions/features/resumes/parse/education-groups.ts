import { findRange, findSingle, type DateRange } from './dates.ts';
import { datedEntries, isSchoolName } from './entries.ts';
import { entryLines, type EntryLine } from './entry-lines.ts';
import { isSentence, withoutBullet } from './normal-text.ts';
import type { NumberedLine, Section } from './sections.ts';
import { degreeWord, schoolWord } from './vocabulary.ts';

/** The lines of one education. */
export interface Group {
  lines: NumberedLine[];
  range: DateRange | undefined;
}
/** Such a line ends many resumes, whatever the section. */
const onRequest = /\bavailable (?:up)?on request\b/i;
/** `Nordland High School` is a school, `High School` a degree. */
const namedSchool = /(?<=\p{L}\s)(?:high|secondary|(?:senior|higher) secondary) school/iu;
/** A school by its level alone. */
export const noSchool = /^(high school|secondary school|higher secondary)( diploma)?$/i;
const notes = new RegExp(
  "^(relevant )?((?:diploma|bachelor['’]?s?|master['’]?s?|doctoral|final) thesis|coursework|courses|thesis|activities|societies|minor in|dissertation|focus|modules|honors|awards|dean'?s list|advisor|concentration)\\b",
  'i',
);

/** What a degree was written about and for whom, with whatever years it names: nothing of it begins another. */
const thesis = new RegExp(
  "^\\W{0,3}(?:(?:bachelor|master|doctoral|diploma|ph\\.?d|graduate|final|senior|honou?rs)(?:['’]?s)?[- ])?" +
    '(?:thesis|dissertation|(?:bachelor|master|diplom|doktor|abschluss)arbeit|tesis|tese|mémoire|tesi|tcc|praca (?:magisterska|inżynierska|dyplomowa|licencjacka)|scriptie)' +
    '(?: (?:title|topic|on|sobre|sur|advis[eo]r|supervisor|committee))?\\s*[:–—"“„«-]|' +
    '^\\W{0,3}(?:thesis |dissertation |doctoral )?(?:committee|advis[eo]rs?|supervisors?|promotor|tutor|orientador|betreuer)(?: members?)?\\s*[:–—]',
  'iu',
);

/** `Minor: History`, `Major in English`: what was studied for a degree. */
const subject = /\b(?:majors?|minors?)(?::| in\b)[^;|]*/gi;

/** Whether a text names a degree: not the state of `Boston, MA`. */
export const hasDegree = (text: string): boolean =>
  degreeWord.test(text.replace(/,\s[A-Z]{2}(?![\p{L}.])/gu, ',').replace(subject, ''));

/** `Qualifications and cards`, `Training`: sections in which schools are too. */
export const mayListSchools =
  /^(?:training|courses)$|\bqualifications (?:and|&)|(?:and|&) qualifications$|^school (?:and|&)/i;

/** Whether a line names a degree and its school. */
export const isWholeSchool = (text: string): boolean => hasDegree(text) && schoolWord.test(text) && !isSentence(text);

/** Certificates that trades know by these names, which need no school. */
const trade = new RegExp(
  '^\\W*(?:ISTQB|PRINCE2|ITIL\\b|18th Edition|CSCS|ECS (?:gold|jib)|SIA licen|IPAF|PASMA|IOSH|NEBOSH|Safe ?Pass|Manual Handling|' +
    '(?:(?:Standard|Emergency|Mental Health|Occupational) )?First Aid|CPR\\b|OSHA|ServSafe|Food (?:Handler|Hygiene|Safety)|CompTIA|' +
    'AWS Certified|Cisco Certified|Certified \\p{Lu}|(?:Lean )?Six Sigma|Scrum Master|White Card|Blue Card|Working at Heights|' +
    'Driver CPC|ADR\\b|HGV Class|HAZWOPER|Forklift)',
  'iu',
);
export const isTradeCertificate = (text: string): boolean =>
  trade.test(text) && !schoolWord.test(text) && !isSentence(text);

/** The lines of each education: by their dates, or by degrees and schools where dates are missing. */
export function groupsOf(section: Section): Group[] {
  const own = section.lines.filter(
    ({ text }) => !onRequest.test(text) && !thesis.test(text) && !isTradeCertificate(text),
  );
  const lines = entryLines({ ...section, lines: own });
  const whole = lines.filter(({ text }) => hasDegree(text) && schoolWord.test(text) && findSingle(text));
  if (whole.length > 1 && whole.length === lines.length)
    return lines.map(({ line, text }) => ({ lines: [line], range: findRange(text) ?? findSingle(text) }));
  if (lines.every(isBulletedSchool) && lines.filter(isWholeInPoint).length > 1)
    return lines.map(({ line, text }) => ({ lines: [line], range: findRange(text) ?? findSingle(text) }));
  const entries = datedEntries(lines, isSchoolName);
  const named = lines.filter((one) =>
    one.isBulleted
      ? beginsWithDegree(one.text) || isShortDegree(one.text)
      : hasDegree(one.text.replace(namedSchool, '')),
  ).length;
  if (entries.length > 0 && named <= entries.length * 1.6) {
    return entries.flatMap(({ start, end, next, range }) => {
      const own = lines
        .slice(start, Math.min(next, start + 6))
        .filter((one) => one.place < end || mayFollow(one))
        .filter(({ text }) => !notes.test(text));
      // A school without dates below one that has them.
      const head = own.filter((one) => one.place < end);
      const rest = own.filter((one) => one.place >= end);
      const isAnother = head.some(isOfSchool) && rest.some(isOfSchool);
      return isAnother
        ? [
            { range, lines: head.map(({ line }) => line) },
            { range: undefined, lines: rest.map(({ line }) => line) },
          ]
        : [{ range, lines: own.map(({ line }) => line) }];
    });
  }
  return groupsByNames(lines);
}

/** Whether a line below the dates still says what was studied where; its marks and place make no sentence of it. */
function mayFollow(one: EntryLine): boolean {
  const text = one.text.split(/\s\|\s/)[0]!;
  const isPointOfSchool =
    isOfSchool(one) && !isSentence(text) && one.text.split(/\s+/).length < 8 && !/[.:]$/.test(text);
  return one.isBulleted ? isPointOfSchool || isPointOfDegree(text) : !isSentence(text) && one.text.length < 90;
}

/** `• Fern University: Web Development (2020)`, `• Fern University, B.A. in History`. */
const isWholeInPoint = ({ text }: EntryLine): boolean =>
  schoolWord.test(text) && (hasDegree(text) || /\p{L}: \p{Lu}/u.test(text));
const isBulletedSchool = ({ text, isBulleted }: EntryLine): boolean =>
  isBulleted && (schoolWord.test(text) || hasDegree(text) || /\p{L}: \p{Lu}/u.test(text));

/** `• Technical Degree in Programming with Web Applications`. */
const isShortDegree = (text: string): boolean =>
  hasDegree(text) &&
  !schoolWord.test(text) &&
  !isSentence(text) &&
  text.split(/\s+/).length < 12 &&
  !/[.:]$/.test(text);

const beginsWithDegree = (text: string): boolean => degreeWord.exec(withoutBullet(text))?.index === 0;

/** `• Bachelor in Computer Science` below a school and its dates. */
const isPointOfDegree = (text: string): boolean =>
  beginsWithDegree(text) && text.split(/\s+/).length < 9 && !/[.:%]/.test(text);

const isOfSchool = ({ text }: EntryLine): boolean => schoolWord.test(text) && !noSchool.test(text.trim());

function groupsByNames(lines: readonly EntryLine[]): Group[] {
  const groups: (Group & { hasDegree: boolean; hasSchool: boolean })[] = [];
  for (const { text, line } of lines) {
    if (notes.test(text)) continue;
    const isOfDegree = hasDegree(text.replace(namedSchool, ''));
    const isOfSchool = schoolWord.test(text) && !noSchool.test(text.split(/,|\s[|–-]\s/)[0]!.trim());
    const range = findRange(text) ?? findSingle(text);
    let group = groups.at(-1);
    const isNext =
      !group ||
      (isOfDegree && group.hasDegree) ||
      (isOfSchool && group.hasSchool && (group.hasDegree || !isOfDegree)) ||
      (range && group.range && isOfSchool);
    if (isNext) groups.push((group = { lines: [], range: undefined, hasDegree: false, hasSchool: false }));
    group!.lines.push(line);
    group!.hasDegree ||= isOfDegree;
    group!.hasSchool ||= isOfSchool;
    group!.range ??= range;
  }
  return groups.filter(({ hasDegree, hasSchool }) => hasDegree || hasSchool);
}

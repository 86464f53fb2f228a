import type { Line } from '../text/resume-text.ts';
import { findRange, findSingle } from './dates.ts';
import { splitDegree, withoutFaculty } from './degree.ts';
import { groupsOf, hasDegree, noSchool } from './education-groups.ts';
import { found } from './evidence.ts';
import { trimmedFragments } from './fragments.ts';
import { japaneseSchools } from './japanese-history.ts';
import { schoolRows, type SchoolRow } from './marks-table.ts';
import { isBulleted, isSentence } from './normal-text.ts';
import type { ParsedEducation } from './parsed-education.ts';
import { placeScore } from './places.ts';
import type { NumberedLine, Section } from './sections.ts';
import { degreeWord, fieldWord, schoolWord, titleWord } from './vocabulary.ts';
import { datesOf } from './work.ts';

interface Facts {
  school: string | null;
  degree: string | null;
  study: string | null;
}

const mark = new RegExp(
  '^(c?gpa|eqf level|grade(?! 1[0-2])|years?\\W*$|score|percentage|marks|result|honou?rs|distinction|first class|magna|summa|cum laude|some college\\b|no degree$|did not (?:graduate|finish)|\\(?(?!\\d+(?:st|nd|rd|th)\\b)\\d+(\\.\\d+)?\\s*(%|\\/\\s*\\d+)?)',
  'i',
);
/** `GPA: 3.9 | Seal of Biliteracy`: what follows is no field of study either. */
const marksFirst = /^\W*(?:cumulative |overall |total )?c?gpa\b/i;
/** When it was given, after the name of a school. */
const given =
  /[\s,(–-]*\b(?:conferred|graduat(?:ed|ion|ing)|expected|completed|awarded|anticipated|class of|passed)\b[^,]*$/i;
/** What sections of educations also have. */
const honour = new RegExp(
  "\\b(?:scholarship|fellowship|award|honou?rs?|dean['’]?s list|gpa|prize|recipient|workshop|seminar|hackathon|competition|olympiad|rank|winner)\\b",
  'i',
);
const levelOfSchool =
  /^(?:tertiary|secondary|elementary|primary|vocational|college|high school|post[- ]?graduate|undergraduate)$/i;
const levelBefore = new RegExp(
  '^(?:tertiary|secondary|elementary|primary|vocational|college|(?:senior |junior )?high school|post[- ]?graduate|undergraduate|graduate studies)\\s*(?:level\\s*)?:\\s*',
  'i',
);
/** `Grade 12 (Matric)` behind what asks for it. */
const askedDegree = new RegExp(
  '^(?:highest (?:grade|standard|qualification)(?: passed| obtained| attained)?|highest level of education|abschluss|diplôme obtenu)\\s*:\\s*',
  'i',
);
/** `with 71.2 %`, `in 2014 with First Class`: when and how well. */
const howWell = new RegExp(
  ' (?:in (?:19|20)\\d\\d )?(?:with|securing|scoring) (?:an? )?(?:aggregate|\\d|first|second|distinction|honou?rs|merit|c?gpa).*$| in (?:the year )?(?:19|20)\\d\\d$',
  'i',
);
/** The same before the degree: `Cum Laude B.A. in History`. */
const honoursFirst = /^(?:(?:summa|magna) )?cum laude,? (?=\S)/i;
/** What remains of the result beside a school. */
const asResult = / (?:in|on|during|with|\((?:first|upper second|2[:.][12]|merit|distinction)[^)]*\))$/i;

/** The educations of a resume, in its order. */
export function educationOf(sections: readonly Section[], lines: readonly Line[]): ParsedEducation[] {
  return sections.flatMap((section) => {
    const history = ['education', 'work'].includes(section.kind) ? japaneseSchools(section.lines, lines) : undefined;
    return history ?? (section.kind === 'education' ? schoolsOf(section, lines) : schoolsAmong(section, lines));
  });
}

/** Degrees of schools that are listed among qualifications or courses. */
function schoolsAmong(section: Section, lines: readonly Line[]): ParsedEducation[] {
  const mayHave = section.kind === 'summary' ? /^qualifications$/i : /^(?:training|courses)$/i;
  if (!mayHave.test(section.title.replace(/\W+$/, ''))) return [];
  return section.lines
    .filter(({ text }) => hasDegree(text) && schoolWord.test(text) && !isSentence(text))
    .flatMap((line) => schoolsOf({ ...section, lines: [line] }, lines));
}

/** The schools of a table whose head says what its columns are. */
function ofTable(
  { line, degree = '', school, board = '', study, year = '' }: SchoolRow,
  lines: readonly Line[],
): ParsedEducation {
  const within = { from: line.index, to: (line.through ?? line.index) + 1 };
  const text = (raw: string | null) =>
    raw
      ? found({ value: raw, raw, confidence: raw === school || degreeWord.test(raw) ? 0.9 : 0.7 }, lines, within)
      : null;
  const range = findRange(year) ?? findSingle(year);
  const dates = range && datesOf(range, lines, within);
  const parts = splitDegree(degree);
  return {
    school: text(school ?? board),
    degree: text(parts.degree),
    study: text(parts.study ?? study ?? null),
    from: dates?.fromYear ?? null,
    to: dates?.toYear ?? null,
  };
}

function schoolsOf(section: Section, lines: readonly Line[]): ParsedEducation[] {
  const rows = schoolRows(section.lines);
  if (rows) return rows.map((row) => ofTable(row, lines));
  let above: { school: ParsedEducation['school']; isFirst: boolean } | undefined;
  return groupsOf(section).flatMap((group) => {
    const facts = factsOf(group.lines);
    if (!facts.school && !facts.degree) return [];
    const head = `${facts.degree ?? ''} ${facts.school ?? ''}`;
    const isNamed = degreeWord.test(head) || schoolWord.test(head);
    if (
      !isNamed &&
      (honour.test(head) ||
        titleWord.test(head) ||
        (facts.study === null && group.lines.every(({ text }) => isBulleted(text))))
    )
      return [];
    const first = group.lines[0]!.index;
    const last = group.lines.at(-1)!;
    const within = { from: first, to: (last.through ?? last.index) + 1 };
    const text = (raw: string | null, isSure: (raw: string) => boolean, isNamed: boolean) =>
      raw ? found({ value: raw, raw, confidence: isSure(raw) ? 0.9 : isNamed ? 0.85 : 0.55 }, lines, within) : null;
    const dates = group.range ? datesOf(group.range, lines, within) : undefined;
    const school = text(facts.school, isSureSchool, schoolWord.test(facts.school ?? ''));
    const one = {
      school: school ?? (group.lines.length === 1 && above?.isFirst ? above.school : null),
      degree: text(facts.degree, isSureDegree, degreeWord.test(facts.degree ?? '')),
      study: text(
        facts.study,
        (raw) => facts.degree !== null && fieldWord.test(raw) && !/[\d.]/.test(raw),
        facts.degree !== null,
      ),
      from: dates?.fromYear ?? null,
      to: dates?.toYear ?? null,
    };
    // Degrees of one school are listed below its name.
    if (school) above = { school, isFirst: school.sources[0]!.line < (one.degree?.sources[0]?.line ?? 0) };
    return [one];
  });
}

/** A word of schools in a name that neither its field nor a sentence runs into. */
const isSureSchool = (raw: string): boolean =>
  schoolWord.test(raw) &&
  !/\. \p{L}|\.$|\baffiliated\b/u.test(raw) &&
  !(fieldWord.test(raw) && !/ (?:of|for|and|&) /.test(raw));

/** A degree from its first word on, and no more than it. */
const isSureDegree = (raw: string): boolean => startsAsDegree(raw) && raw.split(/\s+/).length <= 6;

interface Piece {
  text: string;
  line: number;
  /** What the words around it say that it is. */
  role?: 'study' | 'school';
  isAfterDegree?: boolean;
}

function factsOf(lines: readonly NumberedLine[]): Facts {
  const facts: Facts = { school: null, degree: null, study: null };
  const texts = withWholeDegrees(
    lines
      .filter(({ text }) => !marksFirst.test(text))
      .flatMap((line) =>
        trimmedFragments(line)
          .map(({ text }) =>
            text
              .replace(levelBefore, '')

              .replace(askedDegree, '')
              .replace(given, '')
              .replace(howWell, '')
              .trim(),
          )
          .flatMap(schoolBefore)
          .flatMap(schoolAndField)
          .flatMap((text) => atSchool(text.replace(honoursFirst, ''), line.index)),
      ),
  ).filter(({ text }) => text !== '' && !mark.test(text) && !levelOfSchool.test(text) && !isTale(text));
  let location: string | null = null;
  let degreeLine = -1;
  const left: Piece[] = [];
  for (const piece of texts) {
    const { text } = piece;
    if (!facts.degree && isDegree(text)) {
      const parts = splitDegree(text);
      degreeLine = piece.line;
      facts.degree = parts.degree;
      facts.study ??= parts.study;
      facts.school ??= parts.school;
    } else if (facts.degree && facts.study === null && isDegree(text) && splitDegree(text).study !== null)
      // `PhD | Example University, PhD in Physics` names its degree twice.
      facts.study = splitDegree(text).study;
    else if (facts.degree && piece.line === degreeLine && isLevel(text))
      // `Master of Science (M.S.)` has its letters behind it.
      continue;
    else if (!facts.school && (piece.role === 'school' || (schoolWord.test(text) && !noSchool.test(text))))
      facts.school = text;
    else if (facts.school && board.test(facts.school) && isNamedSchool(text)) facts.school = text;
    else if (!facts.study && piece.role === 'study') facts.study = text;
    else if (location === null && placeScore(text) >= 0.8) location = text;
    else left.push({ ...piece, isAfterDegree: facts.degree !== null });
  }
  settleLeft(facts, left, degreeLine);
  facts.school = facts.school && withoutPlaceBehind(facts.school.replace(asResult, ''));
  // A school that is also the name of a city.
  if (!facts.school && location !== null && facts.degree) facts.school = /,/.test(location) ? null : location;
  return facts;
}

/** Joins a degree that a narrow column broke: `B.Sc. in` or `B.Sc. in Data`, then `Science` on a line of its own. */
function withWholeDegrees(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const isNext = last !== undefined && last.line === piece.line - 1 && degreeWord.test(last.text);
    const isRest =
      /\s(in|of|and|&)$/i.test(last?.text ?? '') || (/\sin\s\S/i.test(last?.text ?? '') && isField(piece.text));
    if (isNext && isRest && !isDegree(piece.text) && !schoolWord.test(piece.text)) last.text += ` ${piece.text}`;
    else whole.push({ ...piece });
  }
  return whole;
}

/** `Hill University: Bachelor of Arts`, `HSC: Birch College`: the school, and the degree. */
function schoolBefore(text: string): string[] {
  const [before = '', after = ''] = text.split(/:\s/, 2).map((one) => one.trim());
  const isSchool = schoolWord.test(before) && !isDegree(before) && !/^\d/.test(after);
  const isDegreeFirst = isDegree(before) && schoolWord.test(after) && !isDegree(after) && before.length < 40;
  if (isDegreeFirst) return [before, after];
  return after && isSchool && (isDegree(after) || after.split(' ').length < 6) ? [before, after] : [text];
}

/** `Full Stack Development at Jon Brook`: what is learnt, and where. */
function atSchool(text: string, line: number): Piece[] {
  const [, study = '', school = ''] =
    /^(.{4,70}?)\s+(?:(?:at|from|an der|en la|bei|aan (?:het|de))\s+|à l['’]\s?)([„“"]?\p{Lu}.+)$/u.exec(text) ?? [];
  if (!study || schoolWord.test(study)) return [{ text, line }];
  return [
    { text: study, line, role: 'study' },
    { text: school, line, role: 'school' },
  ];
}

/** `北林大学 (QS 30) 计算机`: the school, what is said of it, and the field. */
function schoolAndField(text: string): string[] {
  const [, school = '', field = ''] =
    /^(\p{Script=Han}{2,16}(?:大学|学院))(?:\s*[（(][^（()）]*[)）])?\s+(\p{Script=Han}{2,16})$/u.exec(text) ?? [];
  return school ? [school, field] : [text];
}

/** `Hill University (Austin, TX)` without where it is. */
function withoutPlaceBehind(school: string): string {
  const [, name = '', place = ''] = /^(.{4,}?),? \(([^()]+)\)$/.exec(school) ?? [];
  return name && (placeScore(place) >= 0.8 || / campus$/i.test(place)) ? name : school;
}

/** A sentence that only mentions a degree: `Glad that I went on to a PhD in that town.` */
const isTale = (text: string): boolean =>
  (/^(?:I|In|My|During|Throughout) \S/.test(text) && text.split(/\s+/).length > 3) ||
  (text.split(/\s+/).length > 11 && /[a-z]\.$/.test(text) && !startsAsDegree(text) && !schoolWord.test(text));

const isField = (text: string): boolean => !/\s/.test(text) && fieldWord.test(text);

function isDegree(text: string): boolean {
  if (!hasDegree(text) || placeScore(text) >= 0.85 || /^(university|college|school|institute) of\b/i.test(text))
    return false;
  return !schoolWord.test(text) || startsAsDegree(text) || noSchool.test(text);
}

/** Field of study and school among the pieces that no word gives away. */
function settleLeft(facts: Facts, left: Piece[], degreeLine: number): void {
  const short = left.filter(({ text }) => text.split(' ').length < 9);
  const isStudy = ({ text, line }: Piece): boolean =>
    !/\d/.test(text) &&
    !schoolWord.test(text) &&
    text.split(' ').length <= 6 &&
    (fieldWord.test(text) || (line === degreeLine && short.length > 1));
  // `TU Graz | BSc, Physics | 2015`: what follows the degree is its field, what precedes it the school.
  const after = short.find(({ isAfterDegree, text, line }) => isAfterDegree && line === degreeLine && !/\d/.test(text));
  const study =
    facts.study === null
      ? (short.find((piece) => isStudy(piece) && fieldWord.test(piece.text)) ??
        (after && short.length > 1 ? after : undefined) ??
        short.find(isStudy) ??
        (facts.school ? short.find(({ text }) => !/\d/.test(text) && !schoolWord.test(text)) : undefined))
      : undefined;
  if (study)
    facts.study = withoutFaculty(study.text).replace(/^(in|major:?|major in|field:?|field of study:?)\s+/i, '');
  facts.school ??= short.find((piece) => piece !== study && /^\p{Lu}/u.test(piece.text))?.text ?? null;
}

/** `CBSE, Birch Public School`: the school is named before its board. */
const board = /^(?:cbse|icse|isc|[\p{L}. ]{1,24} board)$/iu;
const isNamedSchool = (text: string): boolean => schoolWord.test(text) && !board.test(text) && !noSchool.test(text);

const isLevel = (text: string): boolean =>
  isDegree(text) && splitDegree(text).study === null && /^\p{Lu}[\p{L}.]{1,7}$/u.test(text);

const startsAsDegree = (text: string): boolean => degreeWord.exec(text)?.index === 0;

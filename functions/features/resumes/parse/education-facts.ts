import { splitDegree, withoutFaculty } from './degree.ts';
import { hasDegree, noSchool } from './education-groups.ts';
import { trimmedFragments } from './fragments.ts';
import { placeScore } from './places.ts';
import type { NumberedLine } from './sections.ts';
import { companyWord, degreeWord, fieldWord, schoolWord } from './vocabulary.ts';

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
const levelOfSchool =
  /^(?:tertiary|secondary|elementary|primary|vocational|college|high school|post[- ]?graduate|undergraduate)$/i;
const levelBefore = new RegExp(
  '^(?:tertiary|secondary|elementary|primary|vocational|college|(?:senior |junior )?high school|post[- ]?graduate|undergraduate|graduate studies)\\s*(?:level\\s*)?:\\s*',
  'i',
);
/** `Grade 12 (Matric)` behind what asks for it. */
/** `Abitur (1,7)`, `(Note: 2.1)`: how well it was passed. */
const grade = / ?\((?:(?:gesamt|abschluss)?note|durchschnitt|schnitt|średnia|nota|voto|ø)?:?\s*\d[.,]\s?\d{1,2}\)/iu;
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

interface Piece {
  text: string;
  line: number;
  /** What the words around it say that it is. */
  role?: 'study' | 'school';
  isAfterDegree?: boolean;
}

export function factsOf(lines: readonly NumberedLine[]): Facts {
  const facts: Facts = { school: null, degree: null, study: null };
  const texts = withWholeDegrees(
    lines
      .filter(({ text }) => !marksFirst.test(text))
      .flatMap((line) =>
        trimmedFragments(line)
          .map(({ text }) =>
            text
              .replace(grade, '')
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
    else if (!facts.school && ofTrade.test(facts.degree ?? '') && companyWord.test(text)) facts.school = text;
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

/** Schools of Poland that teach a trade, which is named behind them. */
const ofVocation = /^(?:technikum|zespół szkół|(?:zasadnicza )?szkoła (?:zawodowa|branżowa|policealna))(?=[ ,])/iu;

/** `北林大学 (QS 30) 计算机`: the school, what is said of it, and the field. */
function schoolAndField(text: string): string[] {
  const [, school = '', field = ''] =
    /^(\p{Script=Han}{2,16}(?:大学|学院))(?:\s*[（(][^（()）]*[)）])?\s+(\p{Script=Han}{2,16})$/u.exec(text) ?? [];
  // `Technikum Leśne, technik leśnik`: the degree begins small.
  const [, before = '', degree = ''] = /^(.{4,60}?), (\p{Ll}[^,]+)$/u.exec(text) ?? [];
  if (degree && schoolWord.test(before) && (startsAsDegree(degree) || ofVocation.test(before))) return [before, degree];
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

/** `Ausbildung zum Koch, Gasthof Linde`: what is learnt is in its name, and where is an employer's. */
const ofTrade = /^(?:(?:berufs)?ausbildung|umschulung|lehre)$/i;

/** Field of study and school among the pieces that no word gives away. */
function settleLeft(facts: Facts, left: Piece[], degreeLine: number): void {
  // Beside a school, a town of any size is where it is.
  const isTown = (text: string): boolean => facts.school !== null && placeScore(text) >= 0.5 && !fieldWord.test(text);
  const short = left.filter(({ text }) => text.split(' ').length < 9 && !isTown(text));
  const isStudy = ({ text, line }: Piece): boolean =>
    !/\d/.test(text) &&
    !schoolWord.test(text) &&
    text.split(' ').length <= 6 &&
    (fieldWord.test(text) || (line === degreeLine && short.length > 1));
  // `TU Graz | BSc, Physics | 2015`: what follows the degree is its field, what precedes it the school.
  const after = short.find(({ isAfterDegree, text, line }) => isAfterDegree && line === degreeLine && !/\d/.test(text));
  const study =
    facts.study === null && !ofTrade.test(facts.degree ?? '')
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

export const startsAsDegree = (text: string): boolean => degreeWord.exec(text)?.index === 0;

import { partSeparator } from '../text/resume-text.ts';
import { findRange } from './dates.ts';
import { isBulleted, isSentence, isTold, withoutBullet } from './normal-text.ts';
import { placeScore } from './places.ts';
import type { NumberedLine } from './sections.ts';
import { companyWord, degreeWord, endsAsTitle, titleWord } from './vocabulary.ts';

/** A length of time, in the languages of resumes. */
export const duration = new RegExp(
  '^\\(?(?:\\d+\\+?\\s*(?:years?|yrs?|months?|mos?|weeks?|days?|y|m|ans?|mois|años?|mes(?:es)?|anos?|m[êe]s|anni|anno|mes[ei]|jahre?|monate?|jaar|maanden|lata?|mies)\\.?[\\s,&]*(?:(?:and|et|y|e|und|en)\\s+)?)+\\)?$',
  'i',
);
/** In points: how far the points of a list are set in. */
const setIn = 8;
type Parts = NumberedLine['parts'];
type IsPoint = (parts: Parts) => boolean;

/** The text of these parts. */
export const textOf = (parts: Parts): string => parts.map(({ text }) => text).join(partSeparator);

/**
 * Dates in a cell beside a bullet or sentence, where a table sets them in the middle of an entry, belong to the head above
 * it; lengths of time in such a cell say nothing more. What is beside them stays as it is.
 */
export function withLiftedDates(given: readonly NumberedLine[]): NumberedLine[] {
  const isPoint = pointsOf(given);
  const areBelow = areDatesBelow(given, isPoint);
  const lines: NumberedLine[] = [];
  for (const [at, line] of given.entries()) {
    const { cell, isDate, rest } = dateCellOf(line);
    // Dates below dates are a column of their own.
    const isInColumn = isDate && [given[at - 1], given[at + 1]].some((one) => one && isDateAlone(one));
    const isBeside = cell !== undefined && (rest.length > 0 ? isPoint(rest) : areBelow && !isInColumn);
    if (!isBeside) {
      lines.push(cell && rest.length === 1 ? withoutFullStop(line) : line);
      continue;
    }
    const head = isDate ? headAbove(lines, isPoint) : undefined;
    if (isDate && !head && rest.length > 0 && cell !== line.parts.at(-1)) {
      lines.push(withoutFullStop(line));
      continue;
    }
    if (head) {
      const parts = [...head.parts, cell];
      Object.assign(head, {
        parts,
        text: textOf(parts),
        through: line.through ?? line.index,
        ...(line.ends && { ends: line.ends }),
      });
    } else if (isDate) lines.push({ ...line, parts: [cell], text: cell.text });
    if (rest.length > 0) lines.push({ ...line, parts: rest, text: textOf(rest) });
  }
  return lines;
}

/** The first or last cell of a line, where it holds nothing but dates or a length of time, and the others. */
function dateCellOf({ parts }: NumberedLine): { cell?: Parts[number]; isDate: boolean; rest: Parts } {
  for (const cell of [parts.at(-1)!, ...parts.slice(0, 1)]) {
    const range = findRange(cell.text);
    const isDate = range !== undefined && cell.text.replace(range.raw, '').trim().length < 3;
    // A narrow column breaks dates: `May 2018 –`, and its end is below.
    if (isDate && range.isOpen && cell !== parts.at(-1)) continue;
    if (isDate || duration.test(cell.text.trim())) return { cell, isDate, rest: parts.filter((one) => one !== cell) };
  }
  return { isDate: false, rest: parts };
}

function isDateAlone(line: NumberedLine): boolean {
  const { isDate, rest } = dateCellOf(line);
  return isDate && rest.length === 0;
}

/** `2019 – 2021  |  Nurse, Fern Hospital, Leeds.`: typesetters end a head so. */
function withoutFullStop(line: NumberedLine): NumberedLine {
  const parts = line.parts.map((part) =>
    endsInFullStop.test(part.text) ? { ...part, text: part.text.replace(/\.$/, '') } : part,
  );
  return { ...line, parts, text: textOf(parts) };
}
/** A full stop that is no abbreviation's. */
export const endsInFullStop =
  /(?:\p{Ll}{3}|\p{Lu}{2})(?<!\b(?:Inc|Ltd|Corp|Bros|Dept|Univ|Hons|Intl|Assoc|Dist|Gov))\.$/u;

/** The last line of the head above the points at the end of these lines, unless it has dates; a copy takes its place. */
function headAbove(lines: NumberedLine[], isPoint: IsPoint): NumberedLine | undefined {
  const at = lines.findLastIndex(({ parts }) => !isPoint(parts));
  const head = lines[at];
  if (!head || findRange(head.text)) return undefined;
  lines[at] = { ...head };
  return lines[at];
}

/** Whether the first dates of a section follow a head and points, so that the middle of an entry is where they are. */
function areDatesBelow(lines: readonly NumberedLine[], isPoint: IsPoint): boolean {
  const first = lines.findIndex(({ text }) => findRange(text));
  const firstPoint = lines.findIndex(({ parts }) => isPoint(parts));
  return firstPoint > 0 && firstPoint < first;
}

/** `• Nurse`, `• Site engineer, Fern Mill`: a post that is set as a point below its employer. */
function isTitlePoint(text: string): boolean {
  const own = withoutBullet(text).trim();
  const [first = ''] = own.split(', ');
  return own !== text.trim() && own.split(' ').length < 7 && !isTold(own) && endsAsTitle(first);
}

/** Decides which lines are points of lists or prose and which are heads; words that are neither are points where they are set in. */
function pointsOf(lines: readonly NumberedLine[]): IsPoint {
  const lefts = lines.map((line) => dateCellOf(line).rest[0]).flatMap((part) => (part?.width ? [part.left] : []));
  const edge = Math.min(...lefts) + setIn;
  return ([first]) => {
    if (!first) return false;
    const { text, left } = first;
    if (isTitlePoint(text)) return false;
    if (isBulleted(text) || isTold(text)) return true;
    // `clockwork GbR` is an employer, whatever its letters.
    if (/^\p{Ll}/u.test(text)) return !(companyWord.test(text) && text.split(' ').length < 6);
    if (isListOfNames(text)) return false;
    const isHead = titleWord.test(text) || companyWord.test(text) || placeScore(text) >= 0.8;
    return isSentence(text) || (left > edge && text.split(' ').length > 3 && !isHead);
  };
}

/** `Ward nurse, Fern Hospital, Leeds, United Kingdom.`: a head, whatever its length and end. */
export const isListOfNames = (text: string): boolean => {
  const [first = '', ...others] = text.split(/, /);
  if (others.length === 0) return false;
  return degreeWord.test(first) || (first.split(' ').length < 7 && [first, others[0]!].some(endsAsTitle));
};

import { findRange, leadingDate, withoutRange, type DateRange, type DayOrder } from './dates.ts';
import { withDatesOverLines } from './dates-over-lines.ts';
import { isBulleted, isSentence, isTold, unspaced } from './normal-text.ts';
import { labelledIn } from './labelled.ts';
import { withLabelledEnds } from './labelled-ends.ts';
import { isListOfNames, textOf, withLiftedDates } from './lifted-dates.ts';
import { placeScore } from './places.ts';
import { withPointsAsHeads } from './points-with-dates-below.ts';
import type { NumberedLine, Section } from './sections.ts';
import { isTableHead } from './table-heads.ts';
import { statedSchool, statedWork, withEmployerFirst, withLeadingDates, withRestBelow } from './stated-work.ts';
import { companyWord, endsAsTitle } from './vocabulary.ts';
import { withWholeLines } from './wrapped-lines.ts';

/** A line of a section with what decides where entries begin. */
export interface EntryLine {
  line: NumberedLine;
  place: number;
  text: string;
  isBulleted: boolean;
  range: DateRange | undefined;
  /** It belongs to a text that runs over several lines. */
  isProse: boolean;
  /** Its dates belong to the line before. */
  isUsed: boolean;
}
/** An address, or what a page says of itself. */
const noLine = /^(?:(https?:\/\/|www\.)\S+|page \d+( of \d+)?|\d{1,3} ?\/ ?\d{1,3})$/i;

/** The lines of a section with letters or digits, each with its dates. */
export function entryLines(section: Section, order?: DayOrder): EntryLine[] {
  const whole = withPointsAsHeads(withWholeLines(withLabelledEnds(withDatesOverLines(section.lines))))
    .map(statedWork)
    .map(statedSchool)
    .map(withLeadingDates)
    .map(withEmployerFirst)
    .flatMap(withRestBelow);
  const lines = withLiftedDates(whole)
    .filter(({ text, parts }) => /[\p{L}\d]/u.test(text) && !isTableHead(parts) && !noLine.test(text.trim()))
    .map((line, place): EntryLine => {
      const text = unspaced(line.text);
      const bulleted = isBulleted(text) && !isHeadOfPlace(line) && !labelledIn(text);
      const bare = withoutRange(text);
      const isProse = (isSentence(bare) || isTold(bare)) && !hasDateCell(line) && !isPlaceBehindDates(text);
      const range = isProse ? undefined : findRange(text, order);
      const isNone = range && bulleted && (range.isOpen || text.length > 110);
      return {
        line,
        place,
        text,
        isBulleted: bulleted,
        range: isNone ? undefined : range && line.ends ? { ...range, raw: line.ends[0], rest: line.ends[1] } : range,
        isUsed: false,
        isProse: false,
      };
    });
  joinWrappedDates(lines);
  markProse(lines);
  joinSplitRanges(lines);
  return lines;
}

/** `Language teacher at Fern Institute (half of the week, with a group of adults)`. */
const isPostAt = (text: string): boolean =>
  endsAsTitle(/^(.{3,60}?) (?:at|@|bei|chez|presso) \p{Lu}/u.exec(text)?.[1] ?? '');

/** A head with its dates in a cell of their own at its end, however long it is, or before a list of names. */
function hasDateCell({ parts }: NumberedLine): boolean {
  if (parts.length < 2) return false;
  const [first, last] = [parts[0]!.text.trim(), parts.at(-1)!.text.trim()];
  const isRange = (text: string): boolean => text.length - (findRange(text)?.raw.length ?? -3) < 3;
  const isHead =
    isListOfNames(last) || isPostAt(last) || (/, \p{Lu}/u.test(last) && !last.endsWith('.') && !isTold(last));
  return isRange(last) || (isRange(first) && parts.length === 2 && isHead);
}

/** `18/04/2004 – 01/09/2006 – Goiânia (Brasil).`: where it was, with a full stop. */
function isPlaceBehindDates(text: string): boolean {
  const range = findRange(text);
  const rest = range && text.trimStart().startsWith(range.raw) ? text.trimStart().slice(range.raw.length) : '';
  return /^\W*\p{Lu}/u.test(rest) && rest.split(/\s+/).length < 8;
}

/** `• Example Ltd | Boston, MA`: a head that is set as a point of a list. */
const isHeadOfPlace = ({ parts }: NumberedLine): boolean =>
  parts.length > 1 && placeScore(parts.at(-1)!.text) >= 0.8 && !isSentence(parts[0]!.text);

/** Lines that continue in the next one, which begins with a small letter, are prose, and so are those; `eCloud` is a name. */
function markProse(lines: EntryLine[]): void {
  for (const [place, one] of lines.entries()) {
    const before = lines[place - 1];
    const { gap, size } = one.line;
    if (!before || !/^\p{Ll}(?!\p{Lu})/u.test(one.text) || gap > 1.9 * size || one.line.parts.length > 1) continue;
    // `bfd GmbH Fern` is an employer, and months are small in many languages.
    if (companyWord.test(one.text) && one.text.split(/\s+/).length < 6) continue;
    if (one.range && one.text.startsWith(one.range.raw)) continue;
    one.isProse = true;
    before.isProse ||= !before.range && before.text.split(/\s+/).length > 4;
  }
}

/**
 * Dates that a narrow column beside the entry broke: `May 2018 – Jan` and below it `2022`. They become the dates of the
 * first line, and both lines keep what is beside them.
 */
function joinWrappedDates(lines: EntryLine[]): void {
  for (const [place, one] of lines.entries()) {
    const first = one.line.parts[0];
    const begin = first?.text.trim() ?? '';
    const alone = findRange(begin);
    if (!first || one.line.parts.length < 2 || begin.length > 24 || (alone && !alone.isOpen)) continue;
    const rest: string[] = [];
    for (const next of lines.slice(place + 1, place + 3)) {
      const below = next.line.parts[0]!;
      // A column of dates may be set to its right end.
      const isAligned = [below.left - first.left, below.left + below.width - first.left - first.width].some(
        (offset) => Math.abs(offset) <= 2,
      );
      if (!isAligned || below.text.length > 16 || findRange(below.text)) break;
      rest.push(below.text.trim());
    }
    const count = [2, 1].find((many) => many <= rest.length && isRangeOf([begin, ...rest.slice(0, many)].join(' ')));
    if (!count) continue;
    const spelled = rest.slice(0, count).join(' ');
    const range = findRange(`${begin} ${spelled}`)!;
    Object.assign(one, withoutFirstPart(one), { range: { ...range, raw: begin, rest: spelled } });
    for (const next of lines.slice(place + 1, place + 1 + count))
      Object.assign(next, withoutFirstPart(next), { range: undefined, isUsed: next.line.parts.length === 1 });
  }
}

function isRangeOf(text: string): boolean {
  const range = findRange(text);
  return range !== undefined && !range.isOpen && range.raw.length === text.length;
}

function withoutFirstPart({ line }: EntryLine): Pick<EntryLine, 'line' | 'text'> {
  const parts = line.parts.slice(1);
  const text = textOf(parts);
  return { line: { ...line, parts, text }, text };
}

const yearAlone = /^\s*(?:19|20)\d\d\)?\s*$/;

/** `Site engineer – (June 2019 – July`, and below it `2020)`: whether the dates end so, which become the line's own. */
function endsWithYearBelow(one: EntryLine, next: EntryLine): boolean {
  const begin = one.line.parts.at(-1)!.text.trim();
  const rest = next.text.trim().slice(0, 4);
  const both = `${begin} ${rest}`;
  const range = findRange(both);
  if (!range || range.isOpen || !both.endsWith(range.raw) || !range.raw.endsWith(rest)) return false;
  one.range = { ...range, raw: range.raw.slice(0, -rest.length).trim(), rest };
  return true;
}

/** Dates whose two ends are on lines that follow each other. */
function joinSplitRanges(lines: EntryLine[]): void {
  for (const [place, one] of lines.entries()) {
    const next = lines[place + 1];
    if (!next) break;
    const cell = next.line.parts[0]?.text.trim() ?? '';
    // The cell beside it is set lower: `March 2010 – July`, and below it `2015  |  Site engineer`.
    if (next.line.parts.length > 1 && one.text.length < 24 && isRangeOf(`${one.text} ${cell}`)) {
      const range = findRange(`${one.text} ${cell}`)!;
      Object.assign(next, withoutFirstPart(next), { range: { ...range, raw: cell } });
      one.isUsed = true;
    } else if (yearAlone.test(next.text) && endsWithYearBelow(one, next)) {
      next.isUsed = true;
    } else if (!one.range && !next.range && one.text.length < 20 && next.text.length < 24) {
      const range = findRange(`${one.text} ${next.text}`);
      if (range && !range.isOpen) {
        one.range = range;
        next.isUsed = true;
      }
    } else if (one.range?.isOpen && !next.range) {
      const end = leadingDate(next.text);
      const range = end ? findRange(`${one.text.trim()} ${end}`) : undefined;
      if (range && !range.isOpen) one.range = { ...range, raw: one.range.raw };
    }
  }
}

import { findRange, findSingle, leadingDate, withoutRange, type DateRange } from './dates.ts';
import { classify } from './classify.ts';
import { fragmentsOf, trimmedFragments, type Fragment } from './fragments.ts';
import { isBulleted, isSentence, trimmed, unspaced } from './normal-text.ts';
import { placeScore } from './places.ts';
import { newBlock, partSeparator } from '../text/resume-text.ts';
import type { NumberedLine, Section } from './sections.ts';

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
/** A dated entry of a section: its head lines and its description. */
export interface Entry {
  range: DateRange;
  /** Places among the section's lines: the head from `start` to `end`, everything to `next`. */
  start: number;
  end: number;
  next: number;
  fragments: Fragment[];
}

const notHead = new RegExp(
  '^(responsibilit|description|roles?\\b.{0,20}:|environment|technolog|highlights$|key |project|duration|client\\b|tech stack)',
  'i',
);
const link = /^https?:|^www\./i;
const mostBefore = 3;
const columnName = new RegExp(
  '^(s\\.? ?no\\.?|sl\\.? ?no\\.?|period|duration|dates?|from|to|organi[sz]ation|company( name)?|employer|designation|role|job title|title|position|location|degree|course|qualification|examination|exam|institution|institute|university|board|university ?\\/ ?board|board ?\\/ ?university|school|college|school ?\\/ ?college|year|year of passing|passing year|percentage|%|score|c?gpa|marks|grade|class|specialization|stream|tenure)$',
  'i',
);

/** Whether a line is the head of a table. */
const isTableHead = (parts: readonly { text: string }[]): boolean =>
  parts.length > 1 && parts.every(({ text }) => columnName.test(text.trim()));

/** The lines of a section with letters or digits, each with its dates. */
export function entryLines(section: Section): EntryLine[] {
  const lines = section.lines
    .filter(
      ({ text, parts }) =>
        /[\p{L}\d]/u.test(text) && !isTableHead(parts) && !/^(https?:\/\/|www\.)\S+$/i.test(text.trim()),
    )
    .map((line, place): EntryLine => {
      const text = unspaced(line.text);
      const bulleted = isBulleted(text);
      const range = isSentence(withoutRange(text)) ? undefined : findRange(text);
      const isNone = range && bulleted && (range.isOpen || text.length > 110);
      return {
        line,
        place,
        text,
        isBulleted: bulleted,
        range: isNone ? undefined : range,
        isUsed: false,
        isProse: false,
      };
    });
  joinWrappedDates(lines);
  markProse(lines);
  joinSplitRanges(lines);
  return lines;
}

/** Lines that continue in the next one, which begins with a small letter, are prose, and so are those. */
function markProse(lines: EntryLine[]): void {
  for (const [place, one] of lines.entries()) {
    const before = lines[place - 1];
    const { gap, size } = one.line;
    if (!before || !/^\p{Ll}/u.test(one.text) || gap > 1.9 * size || one.line.parts.length > 1) continue;
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
    const next = lines[place + 1];
    const [above, below] = [one.line.parts[0], next?.line.parts[0]];
    if (!next || !above || !below || one.line.parts.length < 2 || Math.abs(above.left - below.left) > 2) continue;
    const [begin, rest] = [above.text.trim(), below.text.trim()];
    const alone = findRange(begin);
    if (begin.length > 24 || rest.length > 16 || (alone && !alone.isOpen) || findRange(rest)) continue;
    const range = findRange(`${begin} ${rest}`);
    if (!range || range.isOpen || range.raw.length < `${begin} ${rest}`.length) continue;
    Object.assign(one, withoutFirstPart(one), { range: { ...range, raw: begin, rest } });
    Object.assign(next, withoutFirstPart(next), { range: undefined });
  }
}

function withoutFirstPart({ line }: EntryLine): Pick<EntryLine, 'line' | 'text'> {
  const parts = line.parts.slice(1);
  const text = parts.map((part) => part.text).join(partSeparator);
  return { line: { ...line, parts, text }, text };
}

/** Dates whose two ends are on lines that follow each other. */
function joinSplitRanges(lines: EntryLine[]): void {
  for (const [place, one] of lines.entries()) {
    const next = lines[place + 1];
    if (!next) break;
    if (!one.range && !next.range && one.text.length < 20 && next.text.length < 24) {
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

/** The lines that carry the dates of an entry. */
function anchorsOf(lines: readonly EntryLine[]): EntryLine[] {
  const ranged = lines.filter(({ range, isUsed }) => range && !isUsed);
  if (ranged.some(({ range }) => !range!.isOpen)) return ranged.filter((one) => !one.range!.isOpen || !one.isBulleted);
  if (ranged.length > 0) return ranged;
  for (const one of lines) {
    if (!one.isBulleted && !isSentence(one.text) && one.text.length < 90) one.range = findSingle(one.text);
  }
  return lines.filter(({ range }) => range);
}

const isShort = (one: EntryLine): boolean =>
  !one.isBulleted &&
  !one.isUsed &&
  !one.isProse &&
  !isSentence(one.text) &&
  one.text.length < 110 &&
  one.text.split(/\s+/).length <= 14 &&
  !notHead.test(one.text) &&
  !link.test(one.text);

/** A school is often called after a place, `Boise State`; where it is, has a comma. */
export const isSchoolName = (text: string): boolean => !text.includes(',');

/**
 * The dated entries of a section. How many lines precede the dates is learned from the first entry; a place beside the
 * dates begins an entry only where `isName` says that it names something.
 */
export function datedEntries(lines: readonly EntryLine[], isName: (place: string) => boolean = () => false): Entry[] {
  const anchors = anchorsOf(lines);
  const gaps = lines.map(({ line }) => line.gap).filter((gap) => gap > 0 && gap < newBlock - 1);
  const usualGap = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const before = anchors.map((anchor, at) => linesBefore(lines, anchor, anchors[at - 1], usualGap));
  const usual = Math.min(before[0] ?? 0, mostBefore);
  // Where the first entry begins with a line of nothing but its dates, the others do too.
  const areDatesFirst = usual === 0 && anchors.length > 0 && !namesSomething(anchors[0]!, isName);
  const back = anchors.map((anchor, at) =>
    at === 0 ? usual : Math.min(before[at]!, Math.max(usual, areDatesFirst || namesSomething(anchor, isName) ? 0 : 1)),
  );
  return anchors.map((anchor, at) => {
    const start = anchor.place - back[at]!;
    const next = at + 1 < anchors.length ? anchors[at + 1]!.place - back[at + 1]! : lines.length;
    const end = endOfHead(lines, { start, anchor: anchor.place, next, usualGap });
    return { range: anchor.range!, start, end, next, fragments: headFragments(lines, start, end) };
  });
}

function linesBefore(
  lines: readonly EntryLine[],
  anchor: EntryLine,
  former: EntryLine | undefined,
  usualGap: number,
): number {
  const isWide = ({ line: { gap, size } }: EntryLine) =>
    gap < newBlock - 1 && gap > Math.max(1.9 * size, 1.5 * usualGap);
  let count = 0;
  for (let place = anchor.place - 1; place > (former?.place ?? -1) && count < mostBefore; place--) {
    const one = lines[place]!;
    if (!isShort(one)) break;
    // Beyond a wide gap another entry ends.
    if (count === 0 && former && isWide(anchor) && !isWide(one)) break;
    count += 1;
    if (isWide(one)) break;
  }
  return count;
}

/** Whether the line with the dates also names a title, company or school. */
function namesSomething({ line }: EntryLine, isName: (place: string) => boolean): boolean {
  return trimmedFragments(line).some(({ text }) => text.length > 2 && (placeScore(text) < 0.8 || isName(text)));
}

function headFragments(lines: readonly EntryLine[], start: number, end: number): Fragment[] {
  return lines
    .slice(start, end)
    .flatMap(({ line }) => fragmentsOf(line))
    .filter(({ text }) => trimmed(text).length > 2);
}

/** Extends the head below the dates while title, company or place is still missing. */
function endOfHead(
  lines: readonly EntryLine[],
  { start, anchor, next, usualGap }: { start: number; anchor: number; next: number; usualGap: number },
): number {
  let end = anchor + 1;
  while (end < next && end - anchor <= 3 && isShort(lines[end]!)) {
    const { line } = lines[end]!;
    const { title, company, location } = classify(headFragments(lines, start, end));
    const isMissing = !title || !company || (placeScore(trimmed(line.text)) >= 0.8 && !location);
    const isFar = line.gap > 2.2 * line.size && line.gap < newBlock - 1;
    if (!isMissing || (isFar && title && (company || line.gap > 1.5 * usualGap))) break;
    end += 1;
  }
  return end;
}

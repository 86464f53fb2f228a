import { findSingle, type DateRange } from './dates.ts';
import type { EntryLine } from './entry-lines.ts';
import { classify } from './classify.ts';
import { labelledIn } from './labelled.ts';
import { labelledFacts, profileFacts, type LabelledFacts } from './labelled-facts.ts';
import { fragmentsOf, trimmedFragments, type Fragment } from './fragments.ts';
import { duration, textOf } from './lifted-dates.ts';
import { isSentence, isTold, trimmed, withoutBullet } from './normal-text.ts';
import { isWellKnown, placeScore } from './places.ts';
import { newBlock, type Part } from '../text/resume-text.ts';
import { companyWord, endsAsTitle, ownAccount, titleWord } from './vocabulary.ts';

/** A dated entry of a section: its head lines and its description. */
export interface Entry {
  range: DateRange;
  /** Places among the section's lines: the head from `start` to `end`, everything to `next`. */
  start: number;
  end: number;
  next: number;
  /** The line with the dates. */
  anchor: number;
  fragments: Fragment[];
  labelled?: LabelledFacts;
}

/** An entry of a section without dates. */
export type UndatedEntry = Omit<Entry, 'range' | 'anchor'> & { range?: undefined };

const notHead = new RegExp(
  '^(responsibilit|description|roles? (?:and|&).{0,20}:|roles:|environment|technolog|highlights$|key |project|duration|tech stack)',
  'i',
);
const link = /^https?:|^www\./i;
const mostBefore = 3;
/** The lines that carry the dates of an entry. */
function anchorsOf(lines: readonly EntryLine[]): EntryLine[] {
  const ranged = lines.filter(({ range, isUsed, text }) => range && !isUsed && labelledIn(text)?.role !== 'detail');
  // Forms label their dates, and years in a description are others.
  const labelled = ranged.filter(({ text }) => labelledIn(text)?.role === 'dates');
  if (labelled.length > 0 && labelled.every(({ range }) => !range!.isOpen)) return labelled;
  const isDateCell = dateCellsOf(ranged);
  if (ranged.some(({ range }) => !range!.isOpen)) {
    for (const one of lines) if (!one.range && (isWholeHead(one) || isDateCell(one))) one.range = findSingle(one.text);
    const dated = lines.filter(({ range, isUsed, isBulleted }) => range && !isUsed && !(range.isOpen && isBulleted));
    // A point that names a time below a head with dates of its own.
    const first = dated.findIndex(({ isBulleted }) => !isBulleted);
    return first < 0 ? dated : dated.filter((one, at) => !one.isBulleted || at < first || isHeadInList(one));
  }
  if (ranged.length > 0) {
    const cells = lines.filter((one) => !one.range && isDateCell(one));
    for (const one of cells) one.range = findSingle(one.text);
    return cells.length > 0 ? lines.filter((one) => ranged.includes(one) || cells.includes(one)) : ranged;
  }
  for (const one of lines) {
    if (!one.isBulleted && !isSentence(one.text) && one.text.length < 90) one.range = findSingle(one.text);
  }
  return lines.filter(({ range }) => range);
}

/** `• Nurse, Example Clinic, 2018 – 2019`. */
const isHeadInList = ({ line }: EntryLine): boolean =>
  trimmedFragments(line).some(({ text }) => endsAsTitle(text) && text.split(' ').length <= 5);

/** Whether a single date is a cell of the column in which others have both ends: `2019  |  Nurse` above `2017 – 2018  |  Cook`. */
function dateCellsOf(ranged: readonly EntryLine[]): (one: EntryLine) => boolean {
  const firsts = ranged.flatMap(({ line: { parts }, range }) =>
    parts.length > 1 && range?.raw === trimmed(parts[0]!.text) ? [parts[0]!] : [],
  );
  const cells = firsts.filter(({ width }) => width > 0).map(({ left }) => left);
  // A text file has no places: two rows that begin with dates say that there is such a column.
  const isColumn = firsts.length > 1 && cells.length === 0;
  const far = ranged.flatMap(({ line: { parts }, range }) =>
    parts.length > 1 && range?.raw === parts.at(-1)!.text.trim() ? [parts.at(-1)!] : [],
  );
  const isAlone = ({ text, isBulleted }: EntryLine, raw: string | undefined) => !isBulleted && raw === text.trim();
  const areAlone = ranged.filter((one) => one.line.ends ?? isAlone(one, one.range?.raw)).length > 1;
  return (one) => {
    const [cell, beside] = one.line.parts;
    if (areAlone && isAlone(one, findSingle(one.text)?.raw)) return true;
    if (!cell || !beside) return false;
    if (isFarDate(one, far)) return true;
    if (!areAlone && !isColumn && !cells.some((left) => Math.abs(left - cell.left) < 2)) return false;
    const isDate = findSingle(cell.text)?.raw === trimmed(cell.text);
    return isDate && (endsAsTitle(beside.text) || (isColumn && !isSentence(beside.text)));
  };
}

/** `Cook  |  Summer 2018`: a date alone at the end of a head, above or below others that end with both dates. */
function isFarDate({ line, isBulleted }: EntryLine, far: readonly Part[]): boolean {
  const last = line.parts.at(-1)!;
  if (isBulleted || findSingle(last.text)?.raw !== last.text.trim() || isSentence(line.parts[0]!.text)) return false;
  return far.some(
    ({ left, width }) =>
      Math.abs(left - last.left) < 3 || Math.abs(left + width - last.left - last.width) < 3 || width === 0,
  );
}

/** A title, a name and one date on a line of their own: `Cook | Birch Cafe | Summer 2009`. */
const isWholeHead = (one: EntryLine): boolean =>
  isShort(one) &&
  trimmedFragments(one.line).length > 1 &&
  trimmedFragments(one.line).some(({ text }) => endsAsTitle(text));

/** `Built the shop.`: a full stop that is not an abbreviation's, in a line that is no title's. */
const isShortSentence = (text: string): boolean =>
  /[\p{Ll})]\.$/u.test(text) &&
  !/\b(?:inc|ltd|co|corp|l\.p|bros|kft|jr|sr|dept|univ|sci|eng|hons|dist|gov|intl|assoc|o\.o|r\.o|s\.a|s\.l|s\.r\.l|b\.v|e\.v)\.$/i.test(
    text,
  ) &&
  text.split(/\s+/).length > 2 &&
  placeScore(text.slice(0, -1).split(' | ').at(-1)!) < 0.8 &&
  !titleWord.test(text.split(/\s+/).slice(0, 3).join(' '));

/** `Project Manager`, `Project Manager - Example Ltd`. */
const isTitled = (text: string): boolean => [text, text.split(/,| [-–—|] /)[0]!.trim()].some(endsAsTitle);

/** The text of a line without a place in a cell at its end. */
function headText({ text, line: { parts } }: EntryLine): string {
  return parts.length > 1 && placeScore(parts.at(-1)!.text) >= 0.85 ? textOf(parts.slice(0, -1)) : text;
}

const isShort = (one: EntryLine): boolean => isShortHead(one, headText(one));

const isShortHead = (one: EntryLine, given: string, text = given.replace(/ \([^()\d]{12,}\)$/, '')): boolean =>
  !isShortSentence(text) &&
  !one.isBulleted &&
  !one.isUsed &&
  !one.isProse &&
  !isSentence(text) &&
  !isTold(text) &&
  text.length < 110 &&
  text.split(/\s+/).length <= 14 &&
  // `Project: …` describes, `Project Manager` is a title.
  (!notHead.test(text) || (isTitled(text) && !text.includes(':'))) &&
  labelledIn(text)?.role !== 'detail' &&
  !link.test(text);

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
  const areDatesFirst =
    usual === 0 && anchors.length > 0 && (!namesSomething(anchors[0]!, isName) || isNamedBelow(lines, anchors, isName));
  const back = anchors.map((anchor, at) =>
    at === 0 ? usual : Math.min(before[at]!, Math.max(usual, areDatesFirst || namesSomething(anchor, isName) ? 0 : 1)),
  );
  for (const [at, anchor] of anchors.entries()) {
    // Where somebody worked, below the dates: profiles are exported so.
    const first = lines[anchor.place - back[at]!];
    if (at > 0 && back[at]! > 1 && first!.place === anchors[at - 1]!.place + 1 && isWellKnown(first!.text))
      back[at]! -= 1;
    if (duration.test(first?.text.trim() ?? '') && anchor.place - back[at]! > 0) back[at]! += 1;
  }
  return anchors.map((anchor, at) => {
    const start = anchor.place - back[at]!;
    const next = at + 1 < anchors.length ? anchors[at + 1]!.place - back[at + 1]! : lines.length;
    const end = endOfHead(lines, { start, anchor: anchor.place, next, usualGap });
    return {
      range: anchor.range!,
      start,
      end,
      next,
      anchor: anchor.place,
      fragments: headFragments(lines, start, end),
      labelled: { ...profileFacts(lines, start, anchor), ...labelledFacts(lines.slice(start, next)) },
    };
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
    if (count === 0 && former && isWide(anchor) && !isWide(one) && one.line.gap < anchor.line.gap) break;
    count += 1;
    // Where a blank line precedes the dates, one is between title and employer too.
    if (isWide(one) && !(isWide(anchor) && count < 2)) break;
  }
  return count;
}

/** Whether lines of nothing but dates have what they are of below: nothing else would follow the last of them. */
function isNamedBelow(
  lines: readonly EntryLine[],
  anchors: readonly EntryLine[],
  isName: (place: string) => boolean,
): boolean {
  const last = anchors.findLast((anchor) => !namesSomething(anchor, isName));
  const below = last && lines[last.place + 1];
  return below !== undefined && !anchors.includes(below) && isShort(below);
}

/** Whether the line with the dates also names a title, company or school. */
function namesSomething({ line }: EntryLine, isName: (place: string) => boolean): boolean {
  return trimmedFragments(line).some(({ text }) => text.length > 2 && (placeScore(text) < 0.8 || isName(text)));
}

function headFragments(lines: readonly EntryLine[], start: number, end: number): Fragment[] {
  return lines
    .slice(start, end)
    .flatMap(({ line, range }) => fragmentsOf(line).map((one) => (range ? { ...one, isDated: true } : one)))
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
    // `Freelance` alone is no title: what was done is below.
    const isOwnAccount = ownAccount.test(title ?? '') && /\s/.test(title ?? '') && !companyWord.test(line.text);
    const isMissing = !title || (!company && !isOwnAccount) || (placeScore(trimmed(line.text)) >= 0.8 && !location);
    // `Le Monde, Paris`, and the post on the line below.
    const isPost = !titleWord.test(title ?? '') && endsAsTitle(trimmed(line.text)) && line.text.split(' ').length < 7;
    const isFar = line.gap > 2.2 * line.size && line.gap < newBlock - 1;
    if ((!isMissing && !isPost) || (isFar && title && (company || line.gap > 1.5 * usualGap))) break;
    end += 1;
  }
  const isTitled = titleWord.test(classify(headFragments(lines, start, end)).title ?? '');
  return end < next && !isTitled && isTitlePoint(lines[end]!) ? end + 1 : end;
}

/** `• Shift supervisor.` as the first point below the employer. */
const isTitlePoint = ({ isBulleted, text, range }: EntryLine): boolean =>
  isBulleted && !range && text.split(/\s+/).length <= 5 && endsAsTitle(trimmed(withoutBullet(text)).replace(/\.$/, ''));

/** The entries of a section that has no dates: each begins with a short line that ends as a title. */
export function undatedEntries(lines: readonly EntryLine[]): UndatedEntry[] {
  const heads = lines.filter(
    (one) =>
      isShort(one) &&
      one.text.split(/\s+/).length <= 8 &&
      trimmedFragments(one.line).some(({ text }) => endsAsTitle(text)),
  );
  const isTitleFirst = heads[0]?.place === 0;
  return heads.map(({ place }, at) => {
    const start = isTitleFirst ? place : Math.max(place - 1, heads[at - 1]?.place ?? -1, 0);
    const following = heads[at + 1];
    const next = following ? following.place - (isTitleFirst ? 0 : 1) : lines.length;
    let end = place + 1;
    const last = isTitleFirst ? Math.min(next, place + 3) : end;
    while (end < last && isShort(lines[end]!)) end += 1;
    return { start, end, next, fragments: headFragments(lines, start, end) };
  });
}

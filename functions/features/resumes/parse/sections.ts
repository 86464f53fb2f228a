import type { Line } from '../text/resume-text.ts';
import { partSeparator } from '../text/resume-text.ts';
import { beginsWithContacts, columnsOf, continuedBy, overlap, rightOf, type Column } from './columns.ts';
import { headingsByStyle } from './heading-styles.ts';
import { headingKind, type SectionKind } from './headings.ts';
import { isTableHead } from './table-heads.ts';
import { runningLines } from './running-lines.ts';

/** A line with its place among all lines of the resume. */
export interface NumberedLine extends Line {
  index: number;
  /** Of a line that was broken over several: the place of the last. */
  through?: number;
  /** Both ends of its dates, where the resume spells them on lines of their own. */
  ends?: readonly [from: string, to: string];
  /** Points that are free in its column after it. */
  room?: number | undefined;
}
export interface Section {
  kind: SectionKind;
  title: string;
  /** Height of the heading's letters. */
  size: number;
  lines: NumberedLine[];
}

const plainHeading = /^\p{Lu}[\p{L}\p{M}&]*( (&|and|et|y|und|e|\p{L}+)){0,3}$/u;
const notAlone = new RegExp(
  '^(qualifications?|tools|technologies|strengths|background|profile|training|courses|highlights|project|skill|academic|school|career|work)$',
  'i',
);
const subheadingOfWork = new RegExp(
  '^(highlights?|summary|responsibilities|achievements|key achievements|accomplishments|technologies|overview|description|about|details|tools|projects?|stack|tech stack)\\W*$',
  'i',
);
const plainKinds: readonly SectionKind[] = ['work', 'education', 'skills', 'certifications', 'summary', 'projects'];

/** The sections of a resume in order; the first has no heading and begins with the name. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'head', title: '', size: 0, lines: [] }];
  const usual = usualSize(lines);
  let isHeadingContinued = false;
  const running = runningLines(lines);
  const styledKind = headingsByStyle(lines, usual);
  const columns = sectionsOfColumns(lines, sections);
  const times = timesOf(lines);
  let last = sections[0]!;
  for (const [index, line] of lines.entries()) {
    if (running.has(index)) continue;
    if (isHeadingContinued) {
      isHeadingContinued = false;
      continue;
    }
    const known = headingAt(lines, index);
    const kind = known ? undefined : styledKind(line);
    const heading = known ?? (kind && { kind });
    last = columns.enter(index, last, heading !== undefined);
    const numbered = { ...line, index, room: columns.roomAfter(line) };
    if (!heading) {
      last.lines.push(numbered);
      continue;
    }
    isHeadingContinued = heading.isTwoLines ?? false;
    if (last.kind === 'work' && subheadingOfWork.test(line.text) && line.size < last.size * 0.98) continue;
    if (
      isWithin(last, line, heading, times(line)) ||
      !(kind || isStyled(line, heading, usual, sections.length === 1))
    ) {
      last.lines.push(numbered);
      continue;
    }
    const title = line.parts[0]!.text.trim();
    last = { kind: heading.kind, title, size: line.size, lines: rest(line, index, heading) };
    sections.push(last);
    columns.head(last);
  }
  return sections;
}

/** Which section each column is in, as lines are read in their order. */
function sectionsOfColumns(lines: readonly Line[], sections: Section[]) {
  const columns = columnsOf(lines);
  const [headed, ends] = [new Set<Column>(), new Map<Column, Section>()];
  let column: Column | undefined;
  /** What a column without a heading above its text is: what it was on the page before, or contacts. */
  const begin = (begun: Column, last: Section): Section => {
    const isBelowHeading = [...headed].some((one) => one.page === begun.page && overlap(one, begun));
    const continued = isBelowHeading ? undefined : continuedBy(begun, columns);
    if (continued) return ends.get(continued) ?? last;
    if (last.kind === 'head' || last.kind === 'contact') return last;
    if (!beginsWithContacts(lines, begun, (at) => headingAt(lines, at) !== undefined)) return last;
    const contacts: Section = { kind: 'contact', title: '', size: 0, lines: [] };
    sections.push(contacts);
    return contacts;
  };
  return {
    enter(index: number, last: Section, isHeading: boolean): Section {
      const begun = columns.find(({ from }) => from === index);
      column = begun ?? column;
      const entered = begun && !isHeading ? begin(begun, last) : last;
      if (column) ends.set(column, entered);
      return entered;
    },
    head(section: Section): void {
      if (!column) return;
      headed.add(column);
      ends.set(column, section);
    },
    roomAfter: (line: Line): number | undefined => column && column.right - rightOf(line),
  };
}

/**
 * Words that head a section in some resumes and a part of an entry in others: `Stack: Vue`, `Responsibilities:` below a
 * job, `Courses` below a school.
 */
const partOfEntry = new RegExp(
  '^(stack|tech stack|technolog\\w+|tools|tools and technologies|environment|responsibilit\\w+|key responsibilities|duties|key achievements|accomplishments|highlights|overview|description|details|key projects?|project details|skills used|courses|coursework|relevant courses|about|links?|location|role|committee|committee members|thesis|dissertation|advis[eo]rs?|supervisors?)\\W*$',
  'i',
);
const mayBePart =
  /^(achievements|projects?|skills|key skills|training|trainings|honors|awards|activities|languages|summary|publications)\W*$/i;

/** Whether a heading belongs to an entry of the section above: it is set lower than that section's own. */
function isWithin(last: Section, line: Line, { restOfPart }: Heading, times: number): boolean {
  if (!['work', 'education', 'projects'].includes(last.kind)) return false;
  const label = (restOfPart === undefined ? line.text : line.text.slice(0, line.text.search(/[:–-]/))).trim();
  // What each of several entries has heads no section.
  if (times > 1 && (partOfEntry.test(label) || (times > 2 && mayBePart.test(label)))) return true;
  const isCapital = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text);
  if (isCapital(label)) return false;
  const isSmaller = line.size < last.size * 0.98;
  const isLower = isSmaller || isCapital(last.title);
  const isPlain = !line.isBold && line.gap <= 1.6 * line.size && !line.startsBlock;
  if (partOfEntry.test(label)) return isLower || isPlain || restOfPart !== undefined;
  return mayBePart.test(label) && (isSmaller || (isLower && isPlain));
}

/** How often a resume has a line of these letters. */
function timesOf(lines: readonly Line[]): (line: Line) => number {
  const letters = ({ text }: Line): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  const times = new Map<string, number>();
  for (const line of lines.filter(({ text }) => text.length < 32))
    times.set(letters(line), (times.get(letters(line)) ?? 0) + 1);
  return (line) => times.get(letters(line)) ?? 0;
}

interface Heading {
  kind: SectionKind;
  /** The section's first line is beside its heading, from this part on. */
  partsUsed?: number;
  /** It is in the same part, after a colon. */
  restOfPart?: string;
  isTwoLines?: boolean;
}

/** The usual height of letters. */
export function usualSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}

/** `Own projects – a shop`: a point of a list whose points begin so. */
const ofList = /^\p{Lu}[^–:]{2,40} – \S/u;

function headingAt(lines: readonly Line[], index: number): Heading | undefined {
  const { text, parts, page } = lines[index]!;
  const whole = headingKind(text);
  // `EDUCATION AND` is one, but its next line is no other.
  if (whole && !/\s(?:and|&|et|und|y|e)$/i.test(text)) return { kind: whole };
  const mayHaveBeside = parts.length > 1 && parts.length <= 4 && !isTableHead(parts);
  const beside = mayHaveBeside ? headingKind(parts[0]!.text) : undefined;
  if (beside) return { kind: beside, partsUsed: 1 };
  const [, label = '', value] = /^([A-Za-z &/]{4,32})\s*[:\-–]\s+(.{3,})$/.exec(text) ?? [];
  const named = value === undefined ? undefined : headingKind(label);
  const isInList = value !== undefined && ofList.test(text) && ofList.test(lines[index - 1]?.text ?? '');
  if (named && named !== 'contact' && named !== 'languages' && !isInList) return { kind: named, restOfPart: value! };
  const next = lines[index + 1];
  // `CCRN, AACN` above a heading is no part of it, nor is `PALS` with a blank line below.
  const isBroken = text.length < 22 && text === text.toUpperCase() && /^[^,]*\p{Lu}[^,]*$/u.test(text);
  const isApart = next && (next.startsBlock || next.gap > 1.6 * next.size);
  const isNext = next && !isApart && next.page === page && next.text === next.text.toUpperCase();
  const two = isBroken && isNext ? headingKind(`${text} ${next.text}`) : undefined;
  return two ? { kind: two, isTwoLines: true } : whole && { kind: whole };
}

/** Whether a line that reads like a heading is set like one. */
function isStyled(line: Line, heading: Heading, usual: number, isFirst: boolean): boolean {
  const text = line.text.trim();
  if (isFirst && heading.kind === 'contact' && line.size <= usual * 1.05) return false;
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(text) && !(line.isBold || line.size > usual * 1.12)) return false;
  const isSet =
    line.isBold ||
    text === text.toUpperCase() ||
    line.size > usual * 1.12 ||
    /:\s*$/.test(text) ||
    line.gap > line.size * 1.6 ||
    line.startsBlock;
  const isPlain =
    plainKinds.includes(heading.kind) && plainHeading.test(text) && text.length > 4 && !notAlone.test(text);
  return isSet || isPlain || heading.partsUsed !== undefined || heading.restOfPart !== undefined;
}

function rest(line: Line, index: number, { partsUsed, restOfPart }: Heading): NumberedLine[] {
  if (restOfPart !== undefined) {
    const parts = [{ ...line.parts[0]!, text: restOfPart }, ...line.parts.slice(1)];
    return [{ ...line, index, parts, text: restOfPart, isBold: false, gap: 0 }];
  }
  const parts = line.parts.slice(partsUsed ?? line.parts.length);
  if (parts.length === 0) return [];
  const text = parts.map((part) => part.text).join(partSeparator);
  return [{ ...line, index, parts, text, isBold: parts[0]!.isBold, gap: 0 }];
}

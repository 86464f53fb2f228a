import type { PlacedPage, PlacedText } from '../../../platform/outside/resume-text/port.ts';
import { headingKind } from '../parse/headings.ts';
import { placeScore } from '../parse/places.ts';
import { guttersOf } from './gutters.ts';
import { withoutSpacing, wordsOfRow } from './letter-spacing.ts';
import { printedOnce } from './printed-once.ts';
import { withWholeDates } from './whole-dates.ts';
import { withWholeLetters } from './whole-letters.ts';
import { lineOf, newBlock, type Line, type Part } from './resume-text.ts';

/** A part while lines are being found; `base` is its baseline and `right` its end. */
interface Run extends PlacedText {
  right: number;
  boldLetters: number;
  letters: number;
  /** What is bold before the first text that is not. */
  boldStart?: string | undefined;
  isHeading: boolean;
}
type Row = { base: number; height: number; runs: Run[] };
interface Columns {
  left: Run[];
  right: Run[];
  /** What spans both, such as the name above. */
  across: Run[];
  /** Labels beside the rows that they name, not a column of their own. */
  areLabels?: boolean;
}

/** What tails of lines say beside a date: how long, and where. */
const tail =
  /^\(?(?:\d+ (?:years?|yrs?|months?|mos?)\W*)+$|^(?:years?|months?)$|^(?:remote|hybrid)$|^[\p{Lu}][\p{L} .]+, [A-Z]{2}$/iu;
const dateLike = /\b(19|20)\d{2}\b|present|current|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** The lines of placed pages in reading order: columns one after the other, labels beside what they name. */
export function linesOfPages(pages: readonly PlacedPage[]): Line[] {
  return pages.flatMap(({ texts, width }, page) => {
    let before: Row | undefined;
    return layOut(runsOf(texts), width, 0).flatMap((block) =>
      block.map((row, place) => {
        const gap = place === 0 ? (before ? newBlock : 0) : row.base - (before?.base ?? 0);
        before = row;
        return lineOf(row.runs.map(partOf), { page, gap });
      }),
    );
  });
}

function partOf({ text, left, base, width, height, boldLetters, letters, boldStart }: Run): Part {
  const part = { text, left, top: base - height, width, height: height * 1.2, isBold: boldLetters > letters / 2 };
  return boldStart && text.startsWith(`${boldStart} `) ? { ...part, boldStart } : part;
}

/** Joins what stands on one baseline without a wide gap or a gutter. */
export function runsOf(texts: readonly PlacedText[]): Run[] {
  const rows = rowsOf(texts).map((row) => ({ ...row, runs: printedOnce(row.runs) }));
  const isAtGutter = guttersOf(rows);
  const parts = withWholeLetters(rows.flatMap(({ runs }) => joined(wordsOfRow(runs), isAtGutter)))
    .map((run) => ({ ...run, text: withoutSpacing(run.text).replace(/\s+/g, ' ').trim() }))
    .filter(withoutRules);
  return withWholeDates(parts).map((run): Run => ({ ...run, isHeading: headingKind(run.text) !== undefined }));
}

// Online word processors write it as a Korean letter, which fonts of other scripts lack.
const rule = /^[ㅡ─━\0]+$/u;

/** A short rule above a label is where the label's block begins, beside the first line of what it names. */
function withoutRules<T extends PlacedText>({ text, left, base, height }: T, _at: number, runs: readonly T[]): boolean {
  if (!rule.test(text)) return text !== '';
  const label = runs.find(
    (one) => Math.abs(one.left - left) < 3 && one.base > base && one.base - base < 2.2 * height && one.text !== text,
  );
  if (label) label.base = base;
  return label === undefined;
}

function joined(
  row: readonly (PlacedText & { isSpaced: boolean })[],
  isAtGutter: (left: number, gap: number) => boolean,
): Omit<Run, 'isHeading'>[] {
  const runs: Omit<Run, 'isHeading'>[] = [];
  let isAfterSpaced = false;
  for (const { isSpaced, ...one } of row) {
    const last = runs.at(-1);
    const gap = last ? one.left - last.right : Infinity;
    const [boldLetters, letters] = [one.isBold ? one.text.length : 0, one.text.length];
    const widest = isSpaced && isAfterSpaced ? 1.8 : 0.85;
    isAfterSpaced = isSpaced;
    if (!last || gap >= widest * one.height || isAtGutter(one.left, gap)) {
      runs.push({ ...one, right: one.left + one.width, boldLetters, letters });
      continue;
    }
    if (last.boldStart === undefined && !one.isBold && last.boldLetters === last.letters)
      last.boldStart = last.text.trim();
    last.text = gap < 0.2 * one.height ? last.text + one.text : `${last.text.trimEnd()} ${one.text.trimStart()}`;
    last.right = Math.max(last.right, one.left + one.width);
    last.width = last.right - last.left;
    last.height = Math.max(last.height, one.height);
    if (one.text.trim().length > 2) {
      last.boldLetters += boldLetters;
      last.letters += letters;
    }
  }
  return runs;
}

const sameRow = (a: { base: number; height: number }, b: { base: number; height: number }): boolean =>
  Math.abs(a.base - b.base) < Math.max(2, 0.35 * Math.min(a.height, b.height));

function rowsOf<T extends PlacedText>(texts: readonly T[]): { base: number; height: number; runs: T[] }[] {
  const rows: { base: number; height: number; runs: T[] }[] = [];
  for (const text of texts.toSorted((a, b) => a.base - b.base || a.left - b.left)) {
    const row = rows.slice(-4).find((one) => sameRow(one, text));
    if (row) row.runs.push(text);
    else rows.push({ base: text.base, height: text.height, runs: [text] });
  }
  for (const { runs } of rows) runs.sort((a, b) => a.left - b.left);
  return rows;
}

/** Blocks of rows in reading order. */
function layOut(runs: readonly Run[], width: number, depth: number): Row[][] {
  const columns = depth < 2 ? findColumns(runs, width) : undefined;
  if (!columns) return runs.length > 0 ? [withWholeCells(rowsOf(runs))] : [];
  if (columns.areLabels) return [withLabels(columns)];
  const { left, right, across } = withHeader(columns);
  const cuts = [...new Set(across.map(({ base }) => base))].sort((a, b) => a - b);
  const blocks: Row[][] = [];
  let from = -Infinity;
  for (const to of [...cuts, Infinity]) {
    const within = (run: Run): boolean => run.base > from && run.base < to - 1;
    blocks.push(...layOut(left.filter(within), width, depth + 1), ...layOut(right.filter(within), width, depth + 1));
    // What is beside a spanning run is of its row.
    const beside = [...left, ...right].filter(({ base }) => base >= to - 1 && base <= to);
    const spanning = across.filter(({ base }) => base === to);
    if (spanning.length > 0) blocks.push(rowsOf([...spanning, ...beside]));
    from = to;
  }
  return joinSpanning(blocks);
}

/** Joins the lines of a table's cells: a row of fewer runs close below, each aligned with a cell of three or more. */
function withWholeCells(rows: Row[]): Row[] {
  const whole: Row[] = [];
  let bottom = 0;
  for (const row of rows) {
    const above = whole.at(-1);
    const cells = above && above.runs.length >= 3 && row.runs.length < above.runs.length ? above.runs : [];
    const cellOf = (run: Run): Run | undefined => cells.find(({ left }) => Math.abs(left - run.left) < 2);
    if (cells.length > 0 && row.base - bottom < 1.45 * row.height && row.runs.every(cellOf)) {
      for (const run of row.runs) cellOf(run)!.text += ` ${run.text}`;
    } else whole.push(row);
    bottom = row.base;
  }
  return whole;
}

const mostInHeader = 3;

/** Contacts in one row above both columns, whose last is only by chance above the right one. */
function withHeader({ left, right, across }: Columns): Columns {
  const top = Math.min(...[...left, ...right].filter(({ isHeading }) => isHeading).map(({ base }) => base));
  const isBeside = (run: Run) => left.some((one) => Math.abs(one.base - run.base) < 1);
  const above = right.filter(({ base }) => base < top);
  if (above.length === 0 || above.length > mostInHeader || !above.every(isBeside)) return { left, right, across };
  const isHeader = (run: Run) => above.some((one) => Math.abs(one.base - run.base) < 1);
  const others = (runs: readonly Run[]) => runs.filter((run) => !isHeader(run));
  return { left: others(left), right: others(right), across: [...across, ...[...left, ...right].filter(isHeader)] };
}

// Consecutive lines that span both columns are one block; otherwise a header would fall apart into lines.
function joinSpanning(blocks: Row[][]): Row[][] {
  const joinedBlocks: Row[][] = [];
  for (const block of blocks) {
    const last = joinedBlocks.at(-1);
    const gap = (block[0]?.base ?? 0) - (last?.at(-1)?.base ?? 0);
    if (last && block.length === 1 && last.length <= 3 && gap > 0 && gap < 3 * (block[0]?.height ?? 0))
      last.push(...block);
    else joinedBlocks.push([...block]);
  }
  return joinedBlocks;
}

function withLabels({ left, right, across }: Columns): Row[] {
  const rows: Row[] = rowsOf([...right, ...across]);
  for (const label of withWholeLabels(left)) {
    const near = rows
      .filter(({ base }) => Math.abs(base - label.base) < 7)
      .toSorted((a, b) => Math.abs(a.base - label.base) - Math.abs(b.base - label.base))[0];
    if (near) near.runs.unshift(label);
    else rows.push({ base: label.base, height: label.height, runs: [label] });
  }
  for (const row of rows) row.runs.sort((a, b) => a.left - b.left);
  return rows.sort((a, b) => a.base - b.base);
}

/** Joins the lines of a label: `Name and address of` and, closer below it than the next label, `employer`. */
function withWholeLabels(labels: readonly Run[]): Run[] {
  const whole: Run[] = [];
  let bottom = -Infinity;
  const sorted = labels.toSorted((a, b) => a.base - b.base);
  const gaps = sorted.slice(1).map(({ base }, at) => base - sorted[at]!.base);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  for (const label of sorted) {
    const last = whole.at(-1);
    const isNear = last !== undefined && label.base - bottom < Math.min(0.9 * usual, 1.8 * label.height);
    const both = `${last?.text} ${label.text}`;
    const isHeading = (text: string) => /^\p{Lu}/u.test(text) && headingKind(text) !== undefined;
    if (isNear && (isHeading(both) || !(isHeading(last.text) || isHeading(label.text)))) last.text = both;
    else whole.push({ ...label });
    bottom = label.base;
  }
  return whole;
}

const isTail = (text: string): boolean =>
  text.length < 4 || tail.test(text) || (text.length < 40 && (dateLike.test(text) || placeScore(text) >= 0.8));

const meanLength = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + text.length, 0) / (runs.length || 1);

/** The vertical gap that separates two columns best; undefined for a page of one column. */
function findColumns(runs: readonly Run[], width: number): Columns | undefined {
  if (runs.length < 12) return undefined;
  const tails = new Map<Run, boolean>();
  let best: (Columns & { score: number }) | undefined;
  for (let at = width * 0.2; at < width * 0.8; at += 3) {
    const columns = splitAt(runs, at);
    const judged = judge(columns, { all: runs.length, tails });
    if (judged === 'labels') return { ...columns, areLabels: true };
    if (judged !== undefined && (!best || judged > best.score)) best = { ...columns, score: judged };
  }
  return best;
}

function splitAt(runs: readonly Run[], at: number): Columns {
  const columns: Columns = { left: [], right: [], across: [] };
  for (const run of runs) columns[run.right <= at + 1 ? 'left' : run.left >= at - 1 ? 'right' : 'across'].push(run);
  return columns;
}

/** How good a split into columns is; undefined for none, `labels` where the left part names rows of the right. */
function judge(
  { left, right, across }: Columns,
  { all, tails }: { all: number; tails: Map<Run, boolean> },
): number | 'labels' | undefined {
  if (left.length < 4 || right.length < 4 || across.length > 0.12 * all) return undefined;
  const isKnownTail = (run: Run): boolean => {
    const known = tails.get(run) ?? isTail(run.text);
    tails.set(run, known);
    return known;
  };
  const dated = (runs: readonly Run[]) => runs.filter(isKnownTail).length / runs.length;
  if (dated(left) > 0.5 || dated(right) > 0.5) return undefined;
  // Dates and places beside entries, above the sections that fill the page's whole width.
  const [top, end] = extentOf(right);
  const beside = left.filter(({ base }) => base > top - 1 && base < end + 1);
  if (beside.length > 1 && dated(beside) > 0.75 && headingsOf(beside) < 2) return undefined;
  const sharing = (runs: readonly Run[], others: readonly Run[]) =>
    runs.filter((run) => others.some(({ base }) => Math.abs(base - run.base) < 2)).length / runs.length;
  // Tails set to the right of their own lines are no column, nor are the cells of a table, whose first may be wide.
  if (sharing(right, [...left, ...across]) > 0.85 && meanLength(right) < 22) return undefined;
  const areLabels = named(left, [...right, ...across]);
  if (sharing(left, right) > 0.95 && meanLength(left) < 14 && !areLabels) return undefined;
  if (!areBeside(left, right)) return undefined;
  if (areLabels) return 'labels';
  if (meanLength(left) < 13 && left.length < 0.2 * right.length && headingsOf(left) < 2) return undefined;
  return Math.min(left.length, right.length) - 3 * across.length;
}

const headingsOf = (runs: readonly Run[]): number => runs.filter(({ isHeading }) => isHeading).length;

/** Whether the left part holds the headings of what is beside it: all of the page's. */
function named(left: readonly Run[], others: readonly Run[]): boolean {
  const isBeside = (run: Run, runs: readonly Run[]) => runs.some(({ base }) => Math.abs(base - run.base) < 7);
  const usual = others.map(({ height }) => height).sort((a, b) => a - b)[others.length >> 1] ?? 0;
  const own = Math.min(...left.flatMap(({ isHeading, height }) => (isHeading ? [height] : [])));
  const rivals = others.filter(({ isHeading, height }) => isHeading && height > 0.8 * own);
  // A rare value is the word of a heading: `Education`, which a teacher studied.
  if (rivals.length > 0.15 * headingsOf(left)) return false;
  const isValue = (run: Run) => !rivals.includes(run) || (run.height < 1.1 * usual && isBeside(run, left));
  if (headingsOf(others.filter((run) => !isValue(run))) > 0 || headingsOf(left) < 2) return false;
  if (meanLength(others) <= meanLength(left) * 1.2) return false;
  return left.filter((run) => isBeside(run, others)).length / left.length > 0.45;
}

/** Whether two columns are beside each other for long, or one for all of its length with headings of its own. */
function areBeside(left: readonly Run[], right: readonly Run[]): boolean {
  const [[leftTop, leftEnd], [rightTop, rightEnd]] = [extentOf(left), extentOf(right)];
  const overlap = Math.min(leftEnd, rightEnd) - Math.max(leftTop, rightTop);
  const [shorter, longer] = [leftEnd - leftTop, rightEnd - rightTop].sort((a, b) => a - b) as [number, number];
  if (overlap >= 0.25 * longer) return true;
  const short = leftEnd - leftTop < rightEnd - rightTop ? left : right;
  return overlap > 0.9 * shorter && short.length > 5 && headingsOf(short) > 1;
}

function extentOf(runs: readonly Run[]): [top: number, end: number] {
  const bases = runs.map(({ base }) => base);
  return [Math.min(...bases), Math.max(...bases)];
}

import type { Line } from '../text/resume-text.ts';

/** Lines that follow each other in one column of a page, and where it is. */
export interface Column {
  page: number;
  from: number;
  /** The place after its last line. */
  to: number;
  left: number;
  right: number;
}
const aligned = 6;
const slack = 40;
const mostContacts = 8;
const ofContacts = /\S@\S|(?:\+|\(|\b)\d[\d\s().-]{7,}\d|linkedin\.com|github\.com/i;

/** Where a line ends. */
export const rightOf = ({ parts }: Line): number => Math.max(...parts.map(({ left, width }) => left + width));

/** The columns of pages in reading order; files without geometry have none. */
export function columnsOf(lines: readonly Line[]): Column[] {
  const columns: Column[] = [];
  for (const [at, { parts, page, startsBlock }] of lines.entries()) {
    if (parts.every(({ width }) => width === 0)) continue;
    const left = Math.min(...parts.map((part) => part.left));
    const right = rightOf(lines[at]!);
    const last = columns.at(-1);
    if (!last || startsBlock || last.page !== page) columns.push({ page, from: at, to: at + 1, left, right });
    else Object.assign(last, { to: at + 1, left: Math.min(last.left, left), right: Math.max(last.right, right) });
  }
  return columns;
}

/** The column of the page before that a column continues. */
export const continuedBy = (column: Column, columns: readonly Column[]): Column | undefined =>
  columns.findLast(
    ({ page, left, right }) =>
      page === column.page - 1 && Math.abs(left - column.left) < aligned && column.right < right + slack,
  );

/** Whether two columns are above each other rather than side by side. */
export const overlap = (one: Column, other: Column): boolean => one.left < other.right && other.left < one.right;

/** Whether a column begins with somebody's contacts: above its first heading are an address, a number or a profile. */
export const beginsWithContacts = (
  lines: readonly Line[],
  { from, to }: Column,
  isHeading: (at: number) => boolean,
) => {
  for (let at = from; at < Math.min(to, from + mostContacts) && !isHeading(at); at++)
    if (ofContacts.test(lines[at]!.text)) return true;
  return false;
};

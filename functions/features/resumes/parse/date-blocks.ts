import { undatedEntries, type Entry } from './entries.ts';
import type { EntryLine } from './entry-lines.ts';
import type { Extent } from './evidence.ts';

/** An entry whose dates are elsewhere than its words. */
export interface ApartEntry extends Entry {
  datesAt: Extent;
}

const fewest = 2;

/**
 * Entries whose dates are all above or all below them, as the text of a page has a column of dates: the first dates are the
 * first entry's. Undefined where there are not as many entries as dates.
 */
export function entriesBesideDates(lines: readonly EntryLine[]): ApartEntry[] | undefined {
  const isDates = ({ range, text, line }: EntryLine): boolean =>
    range !== undefined && (line.ends !== undefined || text.replace(range.raw, '').trim().length < 3);
  const dates = lines.filter(({ range }) => range);
  const [first, last] = [dates[0]?.place ?? 0, dates.at(-1)?.place ?? 0];
  const isBlock = dates.length >= fewest && last - first === dates.length - 1 && dates.every(isDates);
  if (!isBlock || (first > 0 && last < lines.length - 1)) return undefined;
  const offset = first > 0 ? 0 : last + 1;
  const own = lines.filter(({ range }) => !range).map((one) => ({ ...one, place: one.place - offset }));
  const entries = undatedEntries(own);
  if (entries.length !== dates.length) return undefined;
  return entries.map(({ start, end, next, fragments }, at) => {
    const { range, line } = dates[at]!;
    const places = { start: start + offset, end: end + offset, next: next + offset, anchor: start + offset };
    return { ...places, range: range!, fragments, datesAt: { from: line.index, to: (line.through ?? line.index) + 1 } };
  });
}

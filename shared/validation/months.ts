import { messages } from './messages.ts';
import { dateProblem } from './years.ts';

/** A year with or without a month. */
export interface YearMonth {
  year: number | null;
  month: number | null;
}

/** A month as a text that sorts by time, such as `2024-05`; null without a year or a month. */
function monthText({ year, month }: YearMonth): string | null {
  return year === null || month === null ? null : `${year}-${String(month).padStart(2, '0')}`;
}

/**
 * What is wrong with the end of a span of months (VALID-62, DEC-26). Where a month is missing only the years are
 * compared, and the same year may be right.
 */
export function endProblem(start: YearMonth, end: YearMonth): string | undefined {
  const [from, to] = [monthText(start), monthText(end)];
  if (from !== null && to !== null) return dateProblem(from, to);
  return start.year !== null && end.year !== null && end.year < start.year ? messages.dates : undefined;
}

/** What is wrong with a month that is given without its year. */
export function monthWithoutYear({ year, month }: YearMonth): string | undefined {
  return month !== null && year === null ? messages.required : undefined;
}

/** What is wrong with a month that has not begun; a missing month is judged by its year. */
export function futureProblem({ year, month }: YearMonth, now: string): string | undefined {
  if (year === null) return undefined;
  const begins = `${year}-${String(month ?? 1).padStart(2, '0')}`;
  return begins > now.slice(0, 7) ? 'Must not be in the future' : undefined;
}

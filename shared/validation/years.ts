import { messages } from './messages.ts';

/** The value of a year that means until now (VALID-70). */
export const presentYear = -1;
const yearsBack = 80;
const yearsAhead = 30;

/** One row of a year dropdown. */
export interface YearOption {
  value: number;
  label: string;
}

/**
 * The years of a dropdown, latest first: 30 ahead to 80 back, preceded by `Present` where the question allows it
 * (VALID-69, VALID-70).
 */
export function yearOptions(currentYear: number, { hasPresent = false } = {}): YearOption[] {
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, step) => currentYear + yearsAhead - step);
  return [
    ...(hasPresent ? [{ value: presentYear, label: 'Present' }] : []),
    ...years.map((year) => ({ value: year, label: String(year) })),
  ];
}

/** First and last year of an education. */
export interface Years {
  from: number | null;
  to: number | null;
}

/**
 * What is wrong with the years of an education: it began in a past year and ended in a later one; `Present` ends
 * nothing (VALID-60, VALID-61, DEC-26).
 */
export function yearProblems({ from, to }: Years, currentYear: number): { from?: string; to?: string } {
  return {
    ...(from !== null && from >= currentYear ? { from: messages.futureYear } : {}),
    ...(from !== null && to !== null && to !== presentYear && to <= from ? { to: messages.years } : {}),
  };
}

/**
 * What is wrong with the dates of a certification, an experience or a job, as ISO texts of one form; an open end is
 * never wrong (VALID-62, DEC-26).
 */
export function dateProblem(startAt: string | null, endAt: string | null): string | undefined {
  return startAt !== null && endAt !== null && endAt <= startAt ? messages.dates : undefined;
}

const monthsOfYear = 12;
const moreThanAnyLife = 200;

/** Whole years of work since this time; null without one, 0 for a start in the future. */
export function yearsOfWork(workStartedAt: string | null, now: string): number | null {
  if (workStartedAt === null) return null;
  const [start, end] = [new Date(workStartedAt), new Date(now)];
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const monthsIn = end.getUTCMonth() - start.getUTCMonth();
  const isShort = monthsIn < 0 || (monthsIn === 0 && end.getUTCDate() < start.getUTCDate());
  return Math.max(0, isShort ? years - 1 : years);
}

/**
 * When someone with this many years of work began: the first day of the same month that many years ago, so that the
 * number is still the same on the day it is saved (CAND-19). Null without a number.
 */
export function workStartedAt(years: number | null, now: string): string | null {
  if (years === null) return null;
  const today = new Date(now);
  // Of numbers too large for a date the rules of the form say that they are too large.
  const months =
    today.getUTCFullYear() * monthsOfYear +
    today.getUTCMonth() -
    Math.round(Math.min(years, moreThanAnyLife) * monthsOfYear);
  return new Date(Date.UTC(Math.floor(months / monthsOfYear), months % monthsOfYear, 1)).toISOString();
}

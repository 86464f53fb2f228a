const twoDigits = (part: number) => String(part).padStart(2, '0');

function dateOf(day: string): [year: number, month: number, date: number] | undefined {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? [year, month - 1, date] : undefined;
}

/** The calendar day of a moment in the user's time zone, as the value of a date field: '2026-03-03'. */
export function dayOf(moment: string | null): string {
  if (!moment) return '';
  const date = new Date(moment);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The first moment of a day in the user's time zone, ISO UTC (JOB-15). */
export function startOfDay(day: string): string | null {
  const parts = dateOf(day);
  return parts ? new Date(...parts).toISOString() : null;
}

/** The last moment of a day in the user's time zone, ISO UTC (JOB-16). */
export function endOfDay(day: string): string | null {
  const parts = dateOf(day);
  return parts ? new Date(...parts, 23, 59, 59, 999).toISOString() : null;
}

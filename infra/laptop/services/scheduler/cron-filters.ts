import { InvalidExpression } from './invalid-expression.ts';

/** Parses the year field, which the cron library does not know: `*`, years, ranges and steps in a list. */
export function yearFilter(field: string, expression: string): (year: number) => boolean {
  const tests = field.split(',').map((part) => {
    const [, from, to, step] = /^(\*|\d{4})(?:-(\d{4}))?(?:\/(\d+))?$/.exec(part) ?? [];
    if (!from) throw new InvalidExpression(expression, `${part} is no year`);
    const first = from === '*' ? 1970 : Number(from);
    const last = to ? Number(to) : from === '*' || step ? 2199 : first;
    return (year: number) => year >= first && year <= last && (year - first) % Number(step ?? 1) === 0;
  });
  return (year) => tests.some((test) => test(year));
}

/** A day in the time zone of its schedule; months count from 0. */
interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/**
 * For `15W` (the weekday nearest to the 15th) and `LW` (the last weekday) the test of a day; undefined for any other
 * field.
 */
export function dayFilter(dayOfMonth: string): ((day: CalendarDay) => boolean) | undefined {
  const [, wanted] = /^(\d{1,2}|L)W$/.exec(dayOfMonth) ?? [];
  if (!wanted) return undefined;
  return ({ year, month, day }) => {
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const middle = wanted === 'L' ? last : Math.min(Number(wanted), last);
    return day === nearestWeekday({ year, month, day: middle }, last);
  };
}

function nearestWeekday({ year, month, day }: CalendarDay, last: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  // It never leaves the month.
  if (weekday === 6) return day > 1 ? day - 1 : day + 2;
  if (weekday === 0) return day < last ? day + 1 : day - 2;
  return day;
}

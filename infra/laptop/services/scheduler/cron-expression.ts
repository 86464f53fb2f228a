import { CronDate, CronExpressionParser } from 'cron-parser';
import type { CronExpression } from 'cron-parser';
import { dayFilter, yearFilter } from './cron-filters.ts';
import { InvalidExpression } from './invalid-expression.ts';

/** Returns the first time after `after`, both in milliseconds since the epoch; undefined when there is none. */
export type NextTime = (after: number) => number | undefined;

const lastYear = 2199;

/**
 * Parses the six fields of an AWS cron expression (minutes, hours, day of month, month, day of week from 1 = Sunday,
 * year) in a time zone. @see https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
 */
export function cronTimes(fields: string, timeZone: string): NextTime {
  const parts = fields.trim().split(/\s+/);
  const [minutes = '', hours = '', dayOfMonth = '', month = '', dayOfWeek = '', year = ''] = parts;
  const expression = `cron(${fields})`;
  if (parts.length !== 6) throw new InvalidExpression(expression, 'it needs six fields');
  if ((dayOfMonth === '?') === (dayOfWeek === '?'))
    throw new InvalidExpression(expression, 'one of day of month and day of week must be ?');
  const isYear = yearFilter(year, expression);
  const isDay = dayFilter(dayOfMonth);
  const standard = [
    '0',
    minutes,
    hours,
    isDay ? '*' : dayOfMonth.replace('?', '*'),
    month,
    fromSundayZero(dayOfWeek),
  ].join(' ');
  const times = parse(standard, timeZone, expression);
  return (after) => {
    times.reset(new Date(after));
    for (;;) {
      const date = times.next();
      if (date.getFullYear() > lastYear) return undefined;
      if (!isYear(date.getFullYear())) times.reset(lastMoment(date.getFullYear(), timeZone));
      else if (isDay?.({ year: date.getFullYear(), month: date.getMonth(), day: date.getDate() }) ?? true)
        return date.getTime();
    }
  };
}

function parse(standard: string, tz: string, expression: string): CronExpression {
  try {
    return CronExpressionParser.parse(standard, { tz });
  } catch (error) {
    throw new InvalidExpression(expression, error instanceof Error ? error.message : String(error));
  }
}

function lastMoment(year: number, timeZone: string): Date {
  return new Date(new CronDate(`${year + 1}-01-01T00:00:00`, timeZone).getTime() - 1000);
}

/** AWS counts days of the week from 1, the library from 0; the count after `#` and the step after `/` stay. */
function fromSundayZero(dayOfWeek: string): string {
  if (dayOfWeek === '?') return '*';
  if (dayOfWeek === 'L') return '6';
  return dayOfWeek.replace(/(?<![#/\d])[1-7](?!\d)/g, (day) => String(Number(day) - 1));
}

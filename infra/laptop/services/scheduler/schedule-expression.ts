import { CronDate } from 'cron-parser';
import { cronTimes } from './cron-expression.ts';
import type { NextTime } from './cron-expression.ts';
import { InvalidExpression } from './invalid-expression.ts';

export interface ScheduleTimes {
  kind: 'at' | 'rate' | 'cron';
  next: NextTime;
}

export interface TimesOptions {
  /** IANA name; UTC by default. */
  timeZone?: string;
  /** First time of a rate, in milliseconds since the epoch. */
  startsAt: number;
}

const unitMilliseconds = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/**
 * Parses `at(…)`, `rate(…)` or `cron(…)`; throws InvalidExpression. The time of an `at` is returned for any earlier
 * time. @see https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html
 */
export function scheduleTimes(expression: string, { timeZone = 'UTC', startsAt }: TimesOptions): ScheduleTimes {
  const [, kind, content = ''] = /^(at|rate|cron)\((.+)\)$/.exec(expression) ?? [];
  checkTimeZone(timeZone, expression);
  if (kind === 'cron') return { kind, next: cronTimes(content, timeZone) };
  if (kind === 'at') {
    const time = timeAt(content, timeZone, expression);
    return { kind, next: (after) => (time > after ? time : undefined) };
  }
  if (kind === 'rate') {
    const period = periodOf(content, expression);
    return { kind, next: (after) => startsAt + Math.max(0, Math.floor((after - startsAt) / period) + 1) * period };
  }
  throw new InvalidExpression(expression, 'it is neither at(…), rate(…) nor cron(…)');
}

function timeAt(content: string, timeZone: string, expression: string): number {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(content))
    throw new InvalidExpression(expression, 'at needs yyyy-mm-ddThh:mm:ss');
  try {
    return new CronDate(content, timeZone).getTime();
  } catch {
    throw new InvalidExpression(expression, 'there is no such time');
  }
}

function periodOf(content: string, expression: string): number {
  const [, value, unit, plural] = /^([1-9]\d*) (minute|hour|day)(s?)$/.exec(content) ?? [];
  if (!unit || (plural === 's') === (value === '1'))
    throw new InvalidExpression(expression, 'rate needs a whole number and minutes, hours or days');
  return Number(value) * unitMilliseconds[unit as keyof typeof unitMilliseconds];
}

function checkTimeZone(timeZone: string, expression: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new InvalidExpression(expression, `${timeZone} is no time zone`);
  }
}

import { CronExpressionParser } from 'cron-parser';
import type { KeptEntries } from '../services/kept-entries.ts';

export interface ScheduleOptions {
  /** Under which the time of the last run is kept. */
  id: string;
  checkpoints: KeptEntries;
  run: () => Promise<void>;
}

const longestWait = 2 ** 31 - 1;
const unitMilliseconds: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Runs something by a `rate(…)` or `cron(…)`, and once at the start when a run was missed meanwhile; answers how to stop. */
export function runOnSchedule(expression: string, { id, checkpoints, run }: ScheduleOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const last = Number(checkpoints.entries.get(id) ?? 0);

  function wait(until: number): void {
    if (stopped) return;
    timer = setTimeout(() => (Date.now() < until ? wait(until) : void fire()), Math.min(Math.max(0, until - Date.now()), longestWait));
    timer.unref();
  }

  async function fire(): Promise<void> {
    checkpoints.set(id, Date.now());
    await run().catch((error: unknown) => console.error(`${id} was not delivered:`, error));
    wait(nextRun(expression, Date.now()));
  }

  wait(last === 0 ? nextRun(expression, Date.now()) : nextRun(expression, last));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * The first run after a moment, in milliseconds since 1970.
 * @see https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
 */
export function nextRun(expression: string, after: number): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (count && unit) return after + Number(count) * (unitMilliseconds[unit] ?? 0);
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? [];
  if (!fields) throw new Error(`'${expression}' is no rate(…) or cron(…).`);
  const [minute, hour, day, month, weekday] = fields.split(' ');
  // AWS counts week days from 1 for Sunday, cron-parser from 0; the year, a sixth field, is always * here.
  const days = (weekday ?? '?').replace(/\b[1-7]\b/g, (number) => String(Number(number) - 1));
  const plain = [minute, hour, day === '?' ? '*' : day, month, days === '?' ? '*' : days].join(' ');
  return CronExpressionParser.parse(plain, { currentDate: new Date(after), tz: 'UTC' }).next().getTime();
}

import type { BusEvent } from '../events/bus-event.ts';
import { toTheSecond } from '../events/bus-event.ts';
import { scheduledEvent } from './deliver-execution.ts';
import { scheduleTimes } from './schedule-expression.ts';

export interface RuleScheduleOptions {
  /** `rate(…)` or `cron(…)`, in UTC. */
  expression: string;
  ruleArn: string;
  /** Resolves when the target has the event; a failure is told on the console, the next time comes all the same. */
  fire: (event: BusEvent) => Promise<unknown>;
}

/** Runs the schedule of an EventBridge rule; times that pass while nobody runs are not made up for, as rules have no memory. */
export function startRuleSchedule({ expression, ruleArn, fire }: RuleScheduleOptions): { nextAt: () => number | undefined; stop: () => void } {
  const { next } = scheduleTimes(expression, { startsAt: Date.now() });
  let timer: NodeJS.Timeout | undefined;
  let nextAt = next(Date.now());

  function arm(): void {
    if (nextAt === undefined) return;
    timer = setTimeout(look, Math.min(Math.max(nextAt - Date.now(), 0), 2 ** 31 - 1));
    timer.unref();
  }

  function look(): void {
    const now = Date.now();
    if (nextAt !== undefined && nextAt <= now) {
      const event = scheduledEvent(ruleArn, toTheSecond(new Date(nextAt)), 'aws.events');
      nextAt = next(now);
      fire(event).catch((error: unknown) => console.error(`${ruleArn} could not be delivered:`, error));
    }
    arm();
  }

  arm();
  return { nextAt: () => nextAt, stop: () => clearTimeout(timer) };
}

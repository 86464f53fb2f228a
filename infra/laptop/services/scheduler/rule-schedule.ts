import { toTheSecond } from '../events/bus-event.ts';
import { deliverToTarget, type EventTarget } from '../events/target-delivery.ts';
import { scheduledEvent } from './deliver-execution.ts';
import { scheduleTimes } from './schedule-expression.ts';

export interface RuleScheduleOptions {
  /** `rate(…)` or `cron(…)`, in UTC. */
  expression: string;
  /** Retried as its retry policy says; the next time comes anyway. */
  target: EventTarget;
}

/**
 * Runs the schedule of an EventBridge rule; times missed while nothing was running are not made up for, as rules have
 * no memory.
 */
export function startRuleSchedule({ expression, target }: RuleScheduleOptions): {
  nextAt: () => number | undefined;
  stop: () => void;
} {
  const { next } = scheduleTimes(expression, { startsAt: Date.now() });
  const stopping = new AbortController();
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
      const event = scheduledEvent(target.ruleArn, toTheSecond(new Date(nextAt)), 'aws.events');
      nextAt = next(now);
      void deliverToTarget(target, event, { signal: stopping.signal });
    }
    arm();
  }

  function stop(): void {
    stopping.abort();
    clearTimeout(timer);
  }

  arm();
  return { nextAt: () => nextAt, stop };
}

import { randomUUID } from 'node:crypto';
import { nextTime } from './schedule.ts';
import type { Execution, Schedule } from './schedule.ts';
import type { ScheduleBook } from './schedule-book.ts';

/** The result of one attempt at a due call. */
export type TryOutcome = 'delivered' | 'retry' | 'given up';

export interface ScheduleClock {
  /** Call after each change of the book. */
  wake: () => void;
  /** No further call begins; resolves when the running ones have ended. */
  stop: () => Promise<void>;
}

const longestTimer = 2 ** 31 - 1;

/**
 * Calls what is due, including what fell due while nothing was running; a recurring schedule makes up for missed times
 * with one call.
 */
export function startScheduleClock(
  book: ScheduleBook,
  tryCall: (schedule: Schedule, execution: Execution) => Promise<TryOutcome>,
): ScheduleClock {
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function wake(): void {
    if (stopped) return;
    const now = Date.now();
    for (const [key, schedule] of book.schedules)
      if (schedule.nextAt !== undefined && schedule.nextAt <= now) due(key, schedule, now);
    for (const execution of book.executions.values())
      if (execution.tryAt <= now && !running.has(execution.id)) begin(execution);
    arm(now);
  }

  function due(key: string, schedule: Schedule, now: number): void {
    const scheduledAt = schedule.nextAt ?? now;
    // Both entries reach the disk in one write, so the call is neither lost nor repeated by a crash between them.
    keep(book.saveExecution({ id: randomUUID(), schedule: key, scheduledAt, since: now, attempts: 0, tryAt: now }));
    keep(book.saveSchedule({ ...schedule, nextAt: nextTime(schedule, now) }));
  }

  function begin(execution: Execution): void {
    const schedule = book.schedules.get(execution.schedule);
    if (!schedule) return keep(book.deleteExecution(execution.id));
    const run = call(schedule, execution).finally(() => {
      running.delete(execution.id);
      wake();
    });
    running.set(execution.id, run);
    return undefined;
  }

  async function call(schedule: Schedule, execution: Execution): Promise<void> {
    const outcome = await tryCall(schedule, execution);
    if (outcome === 'retry') {
      const attempts = execution.attempts + 1;
      const wait = Math.min(1000 * 2 ** (attempts - 1), 60_000);
      return keep(book.saveExecution({ ...execution, attempts, tryAt: Date.now() + wait }));
    }
    keep(book.deleteExecution(execution.id));
    const now = book.schedules.get(execution.schedule);
    if (
      now &&
      now.nextAt === undefined &&
      now.input.State === 'ENABLED' &&
      now.input.ActionAfterCompletion === 'DELETE'
    ) {
      keep(book.deleteSchedule(execution.schedule));
    }
    return undefined;
  }

  function arm(now: number): void {
    clearTimeout(timer);
    const waiting = [...book.executions.values()].filter(({ id }) => !running.has(id)).map(({ tryAt }) => tryAt);
    const upcoming = [...book.schedules.values()].flatMap(({ nextAt }) => nextAt ?? []);
    const next = [...waiting, ...upcoming].reduce((one, other) => Math.min(one, other), Infinity);
    if (next === Infinity) return;
    timer = setTimeout(wake, Math.min(Math.max(next - now, 0), longestTimer));
    timer.unref();
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

function keep(saved: Promise<void>): void {
  saved.catch((error: unknown) => console.error('A schedule could not be saved:', error));
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a function's code for one request, message or schedule. */
export interface Run {
  /** The request with which it all began: an id that a user reads on an error page, and every log line names. */
  correlation: string;
  /** This run's own id; what it emits names it as its cause. */
  id: string;
  /** Who set it off where that was an operator. */
  operator?: string;
}

// Ambient against the house's habit: it decides nothing, and only the log, events and error bodies read it. As an argument it
// would go through every rule and store.
const running = new AsyncLocalStorage<Run>();

/** The run that this code belongs to; undefined outside functions, as in tests and tools. */
export function runNow(): Run | undefined {
  return running.getStore();
}

/** Does work as part of a run, also what it starts side by side. */
export function within<T>(run: Run, work: () => T): T {
  return running.run(run, work);
}

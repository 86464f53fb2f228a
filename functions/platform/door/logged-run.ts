import { within, type Run } from '../run.ts';
import { log } from './log.ts';

interface Begun extends Run {
  /** What runs, as an operator knows it: a route, a consumer with its event, a schedule. */
  what: string;
  /** The event that set it off; absent where a person or the clock did. */
  cause?: string | undefined;
}

/** Does work as a run of its own, and logs that it ended, so that `npm run operator -- trace` finds it. */
export function loggedRun<T>(
  { what, cause, ...run }: Begun,
  work: () => Promise<T>,
  outcomeOf: (result: T) => object = () => ({}),
): Promise<T> {
  return within(run, async () => {
    const startedAt = performance.now();
    const facts = () => ({ what, cause, milliseconds: Math.round(performance.now() - startedAt) });
    try {
      const result = await work();
      log.info('run ended', { ...facts(), ...outcomeOf(result) });
      return result;
    } catch (error) {
      log.info('run failed', facts());
      throw error;
    }
  });
}

import { inGroups } from '../table/in-groups.ts';
import { log } from './log.ts';

/**
 * Work for many in one run, of which one that fails stops no other: `each` returns what became of those that worked, and `end`
 * throws when some failed, so that the schedule repeats the run and its alarm sees it. A failure is logged with what `named` says.
 */
export function eachAlone(what: string) {
  const failures: unknown[] = [];

  async function each<T, R>(
    items: readonly T[],
    named: (item: T) => Record<string, number | string>,
    work: (item: T) => Promise<R>,
  ): Promise<R[]> {
    const done = await inGroups(items, async (item) => {
      try {
        return [await work(item)];
      } catch (error) {
        log.error(`${what}: failed`, { ...named(item), error: error as Error });
        failures.push(error);
        return [];
      }
    });
    return done.flat();
  }

  function end(): void {
    if (failures.length > 0) throw new Error(`${what}: ${failures.length} failed`, { cause: failures[0] });
  }

  return { each, end };
}

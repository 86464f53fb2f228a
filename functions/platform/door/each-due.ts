import { eachAlone } from './each-alone.ts';
import type { Item } from '../table/table.ts';

/** Who is due, first due first, in shards; each is put off once looked at, so that a list is its own continuation. */
export interface DueList<T> {
  /** Some of a shard's who are due, and where to continue when there may be more. */
  page(shard: number, at: string, after?: Item): Promise<{ items: T[]; next: Item | undefined }>;
  /** Makes one due at another time, unless a run or its owner did meanwhile. */
  putOff(item: T, dueAt: string): Promise<void>;
  /** What a log says of one whom a run failed for. */
  named(item: T): Record<string, number>;
  /** For a list whose members stay due: where a run that ran out of time left a shard, so that the next one continues there. */
  turn?: {
    of(shard: number): Promise<Item | undefined>;
    leave(shard: number, after: Item | undefined, at: string): Promise<void>;
  };
}

/** What became of one, and when they are due next; absent where that is settled, and for whom time was over. */
export interface Look<Outcome extends string> {
  outcome: Outcome;
  next?: string;
}

/**
 * Looks at everybody of these shards who is due, each alone: who fails keeps back nobody, and is behind the others in the next
 * run. A shard ends where somebody is left for later. Throws at the end when some failed, so that the run is repeated for those.
 */
export async function eachDue<T, Outcome extends string>(
  what: string,
  { list, shards, at }: { list: DueList<T>; shards: readonly number[]; at: string },
  look: (item: T) => Promise<Look<Outcome>>,
): Promise<Partial<Record<Outcome, number>>> {
  const counts: Partial<Record<Outcome, number>> = {};
  const working = eachAlone(what);

  async function lookAt(item: T): Promise<Outcome> {
    try {
      const { outcome, next } = await look(item);
      if (next !== undefined) await list.putOff(item, next);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      return outcome;
    } catch (error) {
      await list.putOff(item, at);
      throw error;
    }
  }

  await working.each(
    shards,
    (shard) => ({ shard }),
    async (shard) => {
      const began = await list.turn?.of(shard);
      let [after, isLeft] = [began, false];
      do {
        const { items, next } = await list.page(shard, at, after);
        const outcomes: string[] = await working.each(items, list.named, lookAt);
        isLeft = outcomes.includes('later');
        if (!isLeft) after = next;
      } while (after && !isLeft);
      if (began !== after) await list.turn?.leave(shard, after, at);
    },
  );
  working.end();
  return counts;
}

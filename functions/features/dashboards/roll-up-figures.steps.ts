import type { Clock } from '../../platform/door/clock.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
import type { RollUpsStore } from './roll-ups.store.ts';

const hour = 3_600_000;

/**
 * Rolls up everybody's and each person's hours that ended more than an hour ago. A dashboard reads hours that are not
 * rolled up one by one, so a run that is missed costs reads and never makes a figure wrong.
 */
export async function rollUpFigures({
  rollUpsStore,
  clock,
}: {
  rollUpsStore: RollUpsStore;
  clock: Pick<Clock, 'now'>;
}): Promise<{ people: number }> {
  const now = Date.parse(clock.now());
  const until = now - (now % hour) - hour;
  const people = await rollUpsStore.peopleCounted(now);
  const figures = eachAlone('rolling up');
  await figures.each(
    ['everyone' as const, ...people],
    (whose) => ({ whose }),
    (whose) => rollUpsStore.rollUp(whose, until),
  );
  figures.end();
  return { people: people.length };
}

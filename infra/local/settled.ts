import { setTimeout as delay } from 'node:timers/promises';
import type { RunningCloud } from './start-cloud.ts';

const quietFor = 80;

/**
 * Resolves when nothing has run or waited for a moment: all reactions are over. Throws after `patience` milliseconds.
 */
export async function settled(
  { invocations, services }: Pick<RunningCloud, 'invocations' | 'services'>,
  patience = 60_000,
): Promise<void> {
  const deadLetters = () => new Set(services.queues.all().map(({ settings }) => settings.deadLetterQueue));
  const waiting = (): number => {
    const dead = deadLetters();
    return services.queues
      .all()
      .filter(({ name }) => !dead.has(name))
      .reduce((sum, queue) => sum + queue.waiting(1), 0);
  };
  const giveUpAt = Date.now() + patience;
  let quietSince = Date.now();
  let newest = invocations.list()[0];
  while (Date.now() - quietSince < quietFor) {
    if (Date.now() > giveUpAt) throw new Error(`Something is still going on after ${patience / 1000} s.`);
    await delay(10);
    const latest = invocations.list()[0];
    if (invocations.running() > 0 || waiting() > 0 || latest !== newest) quietSince = Date.now();
    newest = latest;
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { RunningCloud } from './start-cloud.ts';

const quietFor = 80;

/**
 * Resolves when nothing has run or waited for a moment and every change was read from its stream: all reactions are
 * over, except those that failed and wait for their next attempt. Throws after `patience` milliseconds.
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
      .reduce((sum, queue) => sum + queue.waiting(1) + queue.inHand(), 0);
  };
  const giveUpAt = Date.now() + patience;
  let quietSince = Date.now();
  let newest = invocations.list()[0];
  while (Date.now() - quietSince < quietFor) {
    if (Date.now() > giveUpAt) throw new Error(`Something is still going on after ${patience / 1000} s.`);
    await delay(10);
    const latest = invocations.list()[0];
    // A slow disk may hold up the reader of a stream or of a queue for longer than a moment.
    const isBusy = invocations.running() > 0 || waiting() > 0 || services.dynamodb.changes.isBehind();
    if (isBusy || latest !== newest) quietSince = Date.now();
    newest = latest;
  }
}

import { log } from '../../../platform/door/log.ts';
import type { ErasureNeeds } from './run-erasure.steps.ts';
import { runErasure } from './run-erasure.steps.ts';

/** The function has five minutes; the last of them is reserved for work in progress. */
const workMilliseconds = 4 * 60_000;
const mostAtOnce = 25;

/**
 * Works on the erasures that are due, the longest overdue first. One that fails does not stop the others, and fails the
 * run in the end.
 */
export async function eraseDue(
  needs: Omit<ErasureNeeds, 'isLate'>,
  startedAt: number,
  now: () => number = Date.now,
): Promise<void> {
  const isLate = () => now() - startedAt > workMilliseconds;
  const failures: unknown[] = [];
  for (const erasure of await needs.erasuresStore.due(needs.clock.now(), mostAtOnce)) {
    if (isLate()) break;
    try {
      await runErasure(erasure, { ...needs, isLate });
      log.info('erasure worked on', { erasureId: erasure.id, phase: erasure.phase });
    } catch (error) {
      log.error('erasure failed', {
        erasureId: erasure.id,
        phase: erasure.phase,
        step: erasure.step,
        error: error as Error,
      });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} erasures failed`, { cause: failures[0] });
}

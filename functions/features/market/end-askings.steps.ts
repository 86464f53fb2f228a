import { askingDays } from '../../../shared/constants/market.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { followWork } from '../../domain/work-requests/follow-work.steps.ts';
import type { WorkRequestsStore } from '../../domain/work-requests/work-requests.store.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';

/** How many one run ends; the next day's continues with the others. */
const mostOfARun = 1000;

/**
 * Declines what managers have left unanswered for as long as they may, so that nobody waits for ever (PLUS-49); returns how
 * many.
 */
export async function endAskings(needs: { workRequests: WorkRequestsStore; clock: Clock }): Promise<number> {
  const before = new Date(Date.parse(needs.clock.now()) - askingDays * oneDay).toISOString();
  const due = await needs.workRequests.askingsWaitingSince(before, mostOfARun);
  const askings = eachAlone('ending requests for jobs');
  await askings.each(
    due,
    ({ id }) => ({ requestId: id }),
    (request) => followWork([request], 'lapse', { kind: 'system' }, needs),
  );
  askings.end();
  return due.length;
}

import type { EventActor } from '../../../events/envelope.ts';
import type { WorkRequestStep } from '../../../shared/rules/work-request.ts';
import { stateAfter } from '../../../shared/rules/work-request.ts';
import type { StoredWorkRequest } from '../../records/work-request.ts';
import { changeWorkRequest } from './work-request.ts';
import type { WorkRequestsStore } from './work-requests.store.ts';

interface Needs {
  workRequests: WorkRequestsStore;
  clock: { now: () => string; newId: () => number };
}

/**
 * Takes a step that follows from something else, such as the end of the job, with each request for which it is possible.
 * One that was answered or ended in the same moment is read again with the next delivery of the event.
 */
export async function followWork(
  requests: readonly StoredWorkRequest[],
  step: WorkRequestStep,
  actor: EventActor,
  { workRequests, clock }: Needs,
): Promise<void> {
  const concerned = requests.filter((one) => stateAfter(one, step));
  const pairs = await workRequests.pairsOf(concerned);
  for (const [place, before] of concerned.entries()) {
    const pair = pairs[place];
    if (!pair) continue;
    const changed = changeWorkRequest(before, step, pair, { actor, at: clock.now(), eventId: clock.newId() });
    await workRequests.saveChanged(before, changed);
  }
}

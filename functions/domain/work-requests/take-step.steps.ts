import type { WorkRequest } from '../../../shared/model/work-request.ts';
import type { WorkRequestStep } from '../../../shared/rules/work-request.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { StoredWorkRequest } from '../../records/work-request.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { changeWorkRequest, showRequest } from './work-request.ts';
import type { WorkRequestsStore } from './work-requests.store.ts';

export interface StepNeeds {
  workRequests: WorkRequestsStore;
  clock: { now: () => string; newId: () => number };
}

/** Takes the next step of a request by one of its two people, and shows it as it is from then on. */
export async function takeStep(
  before: StoredWorkRequest,
  step: WorkRequestStep,
  actor: Actor,
  { workRequests, clock }: StepNeeds,
): Promise<WorkRequest> {
  const pair = await workRequests.pairOf(before);
  const circumstances = { actor: eventActor(actor), at: clock.now(), eventId: clock.newId() };
  const changed = changeWorkRequest(before, step, pair, circumstances);
  await workRequests.saveChanged(before, changed);
  return showRequest(changed.after, pair);
}

import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { listedRequests } from './listed-requests.steps.ts';
import type { RequestPeopleStore } from './request-people.store.ts';
import { takeStep, type StepNeeds } from '../../domain/work-requests/take-step.steps.ts';
import type { WorkRequestsStore } from '../../domain/work-requests/work-requests.store.ts';

interface Needs {
  workRequests: Pick<WorkRequestsStore, 'requestsTo'>;
  requestPeople: RequestPeopleStore;
  clock: Pick<Clock, 'now'>;
}

export const listWorkRequestsHandler = handler(
  contract.recruiters.listWorkRequests,
  async ({ query, actor }, { workRequests, requestPeople, clock }: Needs) =>
    listedRequests(await workRequests.requestsTo(actor.id), query, { actor, now: clock.now() }, requestPeople),
);

export const acceptWorkRequestHandler = handler(
  contract.recruiters.acceptWorkRequest,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.toRecruiter(actor.id, params.id), 'accept', actor, needs),
);

export const declineWorkRequestHandler = handler(
  contract.recruiters.declineWorkRequest,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.toRecruiter(actor.id, params.id), 'decline', actor, needs),
);

export const closeWorkRequestHandler = handler(
  contract.recruiters.closeWorkRequest,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.toRecruiter(actor.id, params.id), 'close_self', actor, needs),
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { listedRequests } from './listed-requests.steps.ts';
import type { WorkRequestsStore } from './work-requests.store.ts';

export const listWorkRequestsHandler = handler(
  contract.recruiters.listWorkRequests,
  async ({ query, actor }, { workRequests }: { workRequests: WorkRequestsStore }) =>
    listedRequests(await workRequests.requestsTo(actor.id), query, workRequests),
);

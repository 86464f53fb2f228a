import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { listedRequests } from './listed-requests.steps.ts';
import type { WorkRequestsStore } from './work-requests.store.ts';

export const listOtherRecruitersHandler = handler(
  contract.recruiters.listOtherRecruiters,
  async ({ query, actor }, { workRequests }: { workRequests: WorkRequestsStore }) =>
    listedRequests(await workRequests.requestsBy(actor.id, query.jobId), query, workRequests),
);

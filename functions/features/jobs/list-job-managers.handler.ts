import { contract } from '../../../shared/contract/contract.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { handler } from '../../platform/door/handler.ts';
import { byName } from './by-name.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

export const listJobManagersHandler = handler(
  contract.jobs.listJobManagers,
  async ({ actor }, { recruiterJobsStore }: { recruiterJobsStore: RecruiterJobsStore }) => {
    const { managerIds, requests } = await recruiterJobsStore.workOf(actor.id);
    // Also of those for whom the recruiter works, or has worked, on single jobs: the list shows these jobs too.
    const asking = requests.filter(({ state }) => worksOnRequest(state) || state === 'finished');
    const ids = new Set([...managerIds, ...asking.map(({ managerId }) => managerId)]);
    const managers = await recruiterJobsStore.namesOf([...ids]);
    return { users: byName(managers) };
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { byName } from './by-name.ts';
import type { RecruiterJobsStore } from './recruiter-jobs.store.ts';

export const listJobManagersHandler = handler(
  contract.jobs.listJobManagers,
  async ({ actor }, { recruiterJobsStore }: { recruiterJobsStore: RecruiterJobsStore }) => {
    const managers = await recruiterJobsStore.namesOf(await recruiterJobsStore.managersOf(actor.id));
    return { users: byName(managers) };
  },
);

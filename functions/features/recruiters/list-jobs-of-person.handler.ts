import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { RecruiterProfileStore } from './recruiter-profile.store.ts';

interface Needs {
  recruiterProfile: RecruiterProfileStore;
}

export const listJobsOfPersonHandler = handler(
  contract.recruiters.listJobsOfPerson,
  async ({ params, query, actor }, { recruiterProfile }: Needs) => {
    const person = await recruiterProfile.active(params.id, 'manager', 'super_manager', 'recruiter');
    return pageOf(await recruiterProfile.jobsOfPerson(actor, person, query.status), query);
  },
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { RecruiterProfileStore } from './recruiter-profile.store.ts';
import { clientsOfJobs } from './shown-work.ts';

interface Needs {
  recruiterProfile: RecruiterProfileStore;
}

export const listClientsOfRecruiterHandler = handler(
  contract.recruiters.listClientsOfRecruiter,
  async ({ params, query, actor }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    return pageOf(clientsOfJobs(await recruiterProfile.workOf(actor, recruiter.id, 'open')), query);
  },
);

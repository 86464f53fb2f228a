import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { RecruiterProfileStore } from './recruiter-profile.store.ts';
import { candidatesOnJobs } from './shown-work.ts';

interface Needs {
  recruiterProfile: RecruiterProfileStore;
}

export const listCandidatesOfRecruiterHandler = handler(
  contract.recruiters.listCandidatesOfRecruiter,
  async ({ params, query, actor }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    return pageOf(candidatesOnJobs(await recruiterProfile.candidatesFor(actor.id, recruiter.id)), query);
  },
);

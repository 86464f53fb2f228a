import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { RecruiterProfileStore } from './recruiter-profile.store.ts';
import { skillsOfJobs } from './shown-work.ts';

interface Needs {
  recruiterProfile: RecruiterProfileStore;
}

export const listRecruiterSkillsHandler = handler(
  contract.recruiters.listRecruiterSkills,
  async ({ params }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    return skillsOfJobs(await recruiterProfile.jobsPutForwardOn(recruiter.id));
  },
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { recruiterActions } from '../../domain/recruiters/recruiter-actions.ts';
import type { RecruiterProfileStore } from './recruiter-profile.store.ts';

interface Needs {
  recruiterProfile: RecruiterProfileStore;
}

export const readRecruiterActionsHandler = handler(
  contract.recruiters.readRecruiterActions,
  async ({ params, actor }, { recruiterProfile }: Needs) => {
    const recruiter = await recruiterProfile.active(params.id, 'recruiter');
    const isEmployed = await recruiterProfile.worksFor(actor.id, recruiter.id);
    return recruiterActions(actor, { isEmployed, hasManagers: recruiter.hasManagers });
  },
);

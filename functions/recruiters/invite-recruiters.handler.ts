import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { SendingNeeds } from '../records/mailed-invitation.steps.ts';
import { inviteEach } from '../records/mailed-invitation.steps.ts';
import type { RecruiterInvitations } from '../records/recruiter-invitation.ts';
import { inviteRecruiter } from './invite-recruiter.ts';

export const inviteRecruitersHandler = answer(
  contract.recruiters.inviteRecruiters,
  ({ body, actor }, needs: SendingNeeds & { recruiterInvitations: RecruiterInvitations }) =>
    inviteEach(body.emails, actor, inviteRecruiter, { ...needs, invitations: needs.recruiterInvitations }),
);

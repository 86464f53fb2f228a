import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SendingNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { inviteEach } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { RecruiterInvitations } from '../../records/recruiter-invitation.ts';
import { inviteRecruiter } from './invite-recruiter.ts';

export const inviteRecruitersHandler = handler(
  contract.recruiters.inviteRecruiters,
  ({ body, actor }, needs: SendingNeeds & { recruiterInvitations: RecruiterInvitations }) =>
    inviteEach(
      body.emails,
      actor,
      async (email, id, circumstances) =>
        inviteRecruiter(email, id, { ...circumstances, owner: await needs.recruiterInvitations.ownerOf(email) }),
      { ...needs, invitations: needs.recruiterInvitations },
    ),
);

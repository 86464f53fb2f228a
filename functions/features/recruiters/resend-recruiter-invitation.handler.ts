import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { SendingNeeds } from '../../domain/invitations/mailed-invitation.steps.ts';
import { sendAgain } from '../../domain/invitations/mailed-invitation.steps.ts';
import type { RecruiterInvitations, StoredRecruiterInvitation } from '../../records/recruiter-invitation.ts';
import { sentToManager } from '../../records/recruiter-invitation.ts';
import { resendInvitation } from './invite-recruiter.ts';

export const resendRecruiterInvitationHandler = handler(
  contract.recruiters.resendRecruiterInvitation,
  async ({ params, actor }, needs: SendingNeeds & { recruiterInvitations: RecruiterInvitations }) =>
    sentToManager(
      await sendAgain<StoredRecruiterInvitation>(
        { actor, id: params.id },
        async (before, circumstances) =>
          resendInvitation(before, {
            ...circumstances,
            owner: await needs.recruiterInvitations.ownerOf(before.email),
          }),
        { ...needs, invitations: needs.recruiterInvitations },
      ),
    ),
);

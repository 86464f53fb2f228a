import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { RecruiterInvitations } from '../../records/recruiter-invitation.ts';

export const removeRecruiterInvitationHandler = handler(
  contract.recruiters.removeRecruiterInvitation,
  async ({ params, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) => {
    await recruiterInvitations.saveRemoved(await recruiterInvitations.one(actor.id, params.id));
    return { id: params.id };
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { RecruiterInvitations } from '../records/recruiter-invitation.ts';

export const withdrawRecruiterInvitationHandler = answer(
  contract.recruiters.withdrawRecruiterInvitation,
  async ({ params, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) => {
    await recruiterInvitations.saveTakenBack(await recruiterInvitations.one(actor.id, params.id));
    return { id: params.id };
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { takeBack } from '../records/mailed-invitation.steps.ts';
import type { RecruiterInvitations } from '../records/recruiter-invitation.ts';
import { recruiterInvitationKind } from '../records/recruiter-invitation.ts';

export const withdrawRecruiterInvitationHandler = handler(
  contract.recruiters.withdrawRecruiterInvitation,
  ({ params, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) =>
    takeBack({ actor, id: params.id }, recruiterInvitationKind, recruiterInvitations),
);

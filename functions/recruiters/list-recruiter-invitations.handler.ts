import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { RecruiterInvitations } from '../records/recruiter-invitation.ts';

export const listRecruiterInvitationsHandler = answer(
  contract.recruiters.listRecruiterInvitations,
  async ({ query, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) => {
    const invitations = await recruiterInvitations.sentBy(actor.id);
    return pageOf(
      invitations.filter((one) => one.status === 'invited'),
      query,
    );
  },
);

import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import type { RecruiterInvitations } from '../records/recruiter-invitation.ts';

export const listRecruiterInvitationsHandler = handler(
  contract.recruiters.listRecruiterInvitations,
  async ({ query, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) => {
    const invitations = await recruiterInvitations.sentBy(actor.id);
    return pageOf(
      invitations.filter((one) => one.status === 'invited'),
      query,
    );
  },
);

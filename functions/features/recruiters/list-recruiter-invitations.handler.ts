import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { RecruiterInvitations } from '../../records/recruiter-invitation.ts';
import { sentToManager } from '../../records/recruiter-invitation.ts';

export const listRecruiterInvitationsHandler = handler(
  contract.recruiters.listRecruiterInvitations,
  async ({ query, actor }, { recruiterInvitations }: { recruiterInvitations: RecruiterInvitations }) => {
    const wantsOpen = query.scope === 'open';
    const sent = await recruiterInvitations.sentBy(actor.id);
    return pageOf(sent.filter(({ status }) => (status === 'invited') === wantsOpen).map(sentToManager), query);
  },
);

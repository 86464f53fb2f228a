import { contract } from '../../shared/contract/contract.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { httpFunction } from '../door/http-function.ts';
import { recruiterInvitationsIn } from '../records/recruiter-invitation.ts';
import { accountsIn } from '../records/account.ts';
import { mailAllowanceIn } from '../records/mail-allowance.ts';
import { inviteRecruitersHandler } from './invite-recruiters.handler.ts';
import { listRecruiterInvitationsHandler } from './list-recruiter-invitations.handler.ts';
import { listRecruitersHandler } from './list-recruiters.handler.ts';
import { recruitersStore } from './recruiters.store.ts';
import { resendRecruiterInvitationHandler } from './resend-recruiter-invitation.handler.ts';
import { withdrawRecruiterInvitationHandler } from './withdraw-recruiter-invitation.handler.ts';

export const handler = httpFunction(
  contract.recruiters,
  {
    listRecruiters: listRecruitersHandler,
    listRecruiterInvitations: listRecruiterInvitationsHandler,
    inviteRecruiters: inviteRecruitersHandler,
    resendRecruiterInvitation: resendRecruiterInvitationHandler,
    withdrawRecruiterInvitation: withdrawRecruiterInvitationHandler,
  },
  () => ({
    accounts: accountsIn(theTable()),
    recruiterInvitations: recruiterInvitationsIn(theTable()),
    recruitersStore: recruitersStore(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    clock,
  }),
);

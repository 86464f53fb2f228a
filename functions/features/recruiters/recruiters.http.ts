import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { recruiterInvitationsIn } from '../../records/recruiter-invitation.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import { acceptJoinInvitationHandler } from './accept-join-invitation.handler.ts';
import { declineJoinInvitationHandler } from './decline-join-invitation.handler.ts';
import { inviteRecruitersHandler } from './invite-recruiters.handler.ts';
import { joinInvitationsStore } from './join-invitations.store.ts';
import { listJoinInvitationsHandler } from './list-join-invitations.handler.ts';
import { listRecruiterInvitationsHandler } from './list-recruiter-invitations.handler.ts';
import { listRecruitersHandler } from './list-recruiters.handler.ts';
import { employmentStore } from './employment.store.ts';
import { readOpenWorkHandler } from './read-open-work.handler.ts';
import { recruitersStore } from './recruiters.store.ts';
import { removeRecruiterHandler } from './remove-recruiter.handler.ts';
import { removeRecruiterInvitationHandler } from './remove-recruiter-invitation.handler.ts';
import { resendRecruiterInvitationHandler } from './resend-recruiter-invitation.handler.ts';
import { closeRecruiterInvitationHandler } from './close-recruiter-invitation.handler.ts';
import { readRecruiterActionsHandler } from './read-recruiter-actions.handler.ts';
import { listRecruiterSkillsHandler } from './list-recruiter-skills.handler.ts';
import { listJobsOfPersonHandler } from './list-jobs-of-person.handler.ts';
import { listCandidatesOfRecruiterHandler } from './list-candidates-of-recruiter.handler.ts';
import { listClientsOfRecruiterHandler } from './list-clients-of-recruiter.handler.ts';
import { recruiterProfileStore } from './recruiter-profile.store.ts';
import { acceptWorkRequestHandler } from './accept-work-request.handler.ts';
import { closeOtherRecruiterHandler } from './close-other-recruiter.handler.ts';
import { closeWorkRequestHandler } from './close-work-request.handler.ts';
import { declineWorkRequestHandler } from './decline-work-request.handler.ts';
import { inviteOtherRecruiterHandler } from './invite-other-recruiter.handler.ts';
import { listOtherRecruitersHandler } from './list-other-recruiters.handler.ts';
import { listWorkRequestsHandler } from './list-work-requests.handler.ts';
import { workRequestsStore } from './work-requests.store.ts';

export const handler = httpFunction(
  [
    listRecruitersHandler,
    listRecruiterInvitationsHandler,
    inviteRecruitersHandler,
    resendRecruiterInvitationHandler,
    closeRecruiterInvitationHandler,
    removeRecruiterInvitationHandler,
    readOpenWorkHandler,
    removeRecruiterHandler,
    listJoinInvitationsHandler,
    acceptJoinInvitationHandler,
    declineJoinInvitationHandler,
    readRecruiterActionsHandler,
    listRecruiterSkillsHandler,
    listJobsOfPersonHandler,
    listCandidatesOfRecruiterHandler,
    listClientsOfRecruiterHandler,
    inviteOtherRecruiterHandler,
    listOtherRecruitersHandler,
    closeOtherRecruiterHandler,
    listWorkRequestsHandler,
    acceptWorkRequestHandler,
    declineWorkRequestHandler,
    closeWorkRequestHandler,
  ],
  () => ({
    accounts: accountsIn(theTable()),
    recruiterInvitations: recruiterInvitationsIn(theTable()),
    recruitersStore: recruitersStore(theTable()),
    employmentStore: employmentStore(theTable()),
    recruiterProfile: recruiterProfileStore(theTable()),
    joinInvitations: joinInvitationsStore(theTable()),
    workRequests: workRequestsStore(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    clock,
  }),
);

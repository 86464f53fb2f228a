import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { recruiterInvitationsIn } from '../../domain/invitations/recruiter-invitations.ts';
import { accountsIn } from '../../records/account.ts';
import { mailAllowanceIn } from '../../records/mail-allowance.ts';
import {
  acceptJoinInvitationHandler,
  declineJoinInvitationHandler,
  listJoinInvitationsHandler,
} from './join-invitation.handlers.ts';
import {
  inviteRecruitersHandler,
  listRecruiterInvitationsHandler,
  removeRecruiterInvitationHandler,
  resendRecruiterInvitationHandler,
  closeRecruiterInvitationHandler,
} from './recruiter-invitation.handlers.ts';
import { joinInvitationsStore } from './join-invitations.store.ts';
import {
  listRecruitersHandler,
  readOpenWorkHandler,
  removeRecruiterHandler,
  readRecruiterActionsHandler,
  listRecruiterSkillsHandler,
  listJobsOfPersonHandler,
  listCandidatesOfRecruiterHandler,
  listClientsOfRecruiterHandler,
} from './recruiter.handlers.ts';
import { employmentStore } from './employment.store.ts';
import { requestPeopleStore } from './request-people.store.ts';
import { recruitersStore } from './recruiters.store.ts';
import { recruiterProfileStore } from './recruiter-profile.store.ts';
import {
  acceptWorkRequestHandler,
  closeWorkRequestHandler,
  declineWorkRequestHandler,
  listWorkRequestsHandler,
} from './work-request.handlers.ts';
import {
  closeOtherRecruiterHandler,
  inviteOtherRecruiterHandler,
  listOtherRecruitersHandler,
} from './other-recruiter.handlers.ts';
import { workRequestsStore } from '../../domain/work-requests/work-requests.store.ts';

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
    requestPeople: requestPeopleStore(theTable()),
    mailAllowance: mailAllowanceIn(theTable()),
    clock,
  }),
);

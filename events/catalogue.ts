import { accountConfirmed } from './accounts/account-confirmed.ts';
import { accountSignedUp } from './accounts/account-signed-up.ts';
import { confirmationRequested } from './accounts/confirmation-requested.ts';
import { emailChangeAsked } from './accounts/email-change-asked.ts';
import { emailChanged } from './accounts/email-changed.ts';
import { secondFactorChanged } from './accounts/second-factor-changed.ts';
import { passwordChanged } from './accounts/password-changed.ts';
import { passwordRecoveryRequested } from './accounts/password-recovery-requested.ts';
import { sessionsEnded } from './accounts/sessions-ended.ts';
import { selfAssignmentAccepted } from './applications/self-assignment-accepted.ts';
import { selfAssignmentCreated } from './applications/self-assignment-created.ts';
import { selfAssignmentDeclined } from './applications/self-assignment-declined.ts';
import { selfAssignmentDeclineUndone } from './applications/self-assignment-decline-undone.ts';
import { selfAssignmentRestored } from './applications/self-assignment-restored.ts';
import { selfAssignmentUndone } from './applications/self-assignment-undone.ts';
import { selfAssignmentWithdrawn } from './applications/self-assignment-withdrawn.ts';
import { selfAssignmentEnded } from './applications/self-assignment-ended.ts';
import { meetingBooked } from './calendar/meeting-booked.ts';
import { meetingCancelled } from './calendar/meeting-cancelled.ts';
import { meetingChanged } from './calendar/meeting-changed.ts';
import { meetingDue } from './calendar/meeting-due.ts';
import { interviewDue } from './calendar/interview-due.ts';
import { taskChanged } from './calendar/task-changed.ts';
import { scorecardsMissing } from './calendar/scorecards-missing.ts';
import { taskDue } from './calendar/task-due.ts';
import { taskReminded } from './calendar/task-reminded.ts';
import { meetingSoon } from './calendar/meeting-soon.ts';
import { meetingTomorrow } from './calendar/meeting-tomorrow.ts';
import { ownCalendarChanged } from './calendar/own-calendar-changed.ts';
import { timesOffered } from './calendar/times-offered.ts';
import { campaignAdded } from './campaigns/campaign-added.ts';
import { campaignChanged } from './campaigns/campaign-changed.ts';
import { campaignRemoved } from './campaigns/campaign-removed.ts';
import { candidateApproved } from './candidate-profile/candidate-approved.ts';
import { candidateProfileChanged } from './candidate-profile/candidate-profile-changed.ts';
import { conversationReported } from './chat/conversation-reported.ts';
import { savedSearchFound } from './candidate-search/saved-search-found.ts';
import { addressAsked } from './claims/address-asked.ts';
import { choiceUndone } from './claims/choice-undone.ts';
import { claimConfirmed } from './claims/claim-confirmed.ts';
import { claimEnded } from './claims/claim-ended.ts';
import { claimFileAdded } from './claims/claim-file-added.ts';
import { claimProposed } from './claims/claim-proposed.ts';
import { clientAdded } from './clients/client-added.ts';
import { clientRemoved } from './clients/client-removed.ts';
import { candidateMergeUndone } from './imports/candidate-merge-undone.ts';
import { candidatesMerged } from './imports/candidates-merged.ts';
import { candidateInvitationAccepted } from './invitations/candidate-invitation-accepted.ts';
import { candidateInvitationDeclined } from './invitations/candidate-invitation-declined.ts';
import { candidateInvited } from './invitations/candidate-invited.ts';
import { jobNotesChanged } from './jobs/job-notes-changed.ts';
import { jobChanged } from './jobs/job-changed.ts';
import { jobClosed } from './jobs/job-closed.ts';
import { jobHandoverChanged } from './jobs/job-handover-changed.ts';
import { jobTeamChanged } from './jobs/job-team-changed.ts';
import { jobPosted } from './jobs/job-posted.ts';
import { jobRemoved } from './jobs/job-removed.ts';
import { jobStatusChanged } from './jobs/job-status-changed.ts';
import { openingFilled } from './jobs/opening-filled.ts';
import { accountErased } from './personal-data/account-erased.ts';
import { dataExportReady } from './personal-data/data-export-ready.ts';
import { dataExportRequested } from './personal-data/data-export-requested.ts';
import { erasureCancelled } from './personal-data/erasure-cancelled.ts';
import { erasureRequested } from './personal-data/erasure-requested.ts';
import { candidateLeftWaiting } from './pipeline/candidate-left-waiting.ts';
import { candidateNoteAdded } from './pipeline/candidate-note-added.ts';
import { interviewsPlanned } from './pipeline/interviews-planned.ts';
import { scorecardSubmitted } from './pipeline/scorecard-submitted.ts';
import { notificationCreated } from './notifications/notification-created.ts';
import { candidateHired } from './pipeline/candidate-hired.ts';
import { candidateStatusChanged } from './pipeline/candidate-status-changed.ts';
import { interviewDateChanged } from './pipeline/interview-date-changed.ts';
import { pointsAwarded } from './points/points-awarded.ts';
import { pointsRedeemed } from './points/points-redeemed.ts';
import { bountyChanged } from './points/bounty-changed.ts';
import { rewardSettled } from './points/reward-settled.ts';
import { avatarChanged } from './profile/avatar-changed.ts';
import { avatarRefused } from './profile/avatar-refused.ts';
import { personChanged } from './profile/person-changed.ts';
import { recruiterKindChanged } from './profile/recruiter-kind-changed.ts';
import { superManagerApproved } from './profile/super-manager-approved.ts';
import { superManagerRequested } from './profile/super-manager-requested.ts';
import { verificationChanged } from './profile/verification-changed.ts';
import { jobRecommended } from './recommendations/job-recommended.ts';
import { recommendationAccepted } from './recommendations/recommendation-accepted.ts';
import { recommendationDeclined } from './recommendations/recommendation-declined.ts';
import { joinInvitationAccepted } from './recruiters/join-invitation-accepted.ts';
import { joinInvitationDeclined } from './recruiters/join-invitation-declined.ts';
import { joinInvitationSent } from './recruiters/join-invitation-sent.ts';
import { joinInvitationWithdrawn } from './recruiters/join-invitation-withdrawn.ts';
import { recruiterInvitationAccepted } from './recruiters/recruiter-invitation-accepted.ts';
import { parsedResumeChanged } from './resumes/parsed-resume-changed.ts';
import { recruiterRemoved } from './recruiters/recruiter-removed.ts';
import { recruiterInvited } from './recruiters/recruiter-invited.ts';
import { workRequestChanged } from './recruiters/work-request-changed.ts';
import { associatedSkillsChanged } from './skills/associated-skills-changed.ts';
import { collaborationAccepted } from './super-manager/collaboration-accepted.ts';
import { collaborationDeclined } from './super-manager/collaboration-declined.ts';
import { collaborationRejected } from './super-manager/collaboration-rejected.ts';
import { collaborationRequested } from './super-manager/collaboration-requested.ts';
import type * as z from 'zod';

/** Every event, by its type on the bus; the only language between backend features. */
export const catalogue = {
  'account-confirmed': accountConfirmed,
  'account-signed-up': accountSignedUp,
  'confirmation-requested': confirmationRequested,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'password-recovery-requested': passwordRecoveryRequested,
  'sessions-ended': sessionsEnded,
  'self-assignment-accepted': selfAssignmentAccepted,
  'self-assignment-created': selfAssignmentCreated,
  'self-assignment-declined': selfAssignmentDeclined,
  'self-assignment-decline-undone': selfAssignmentDeclineUndone,
  'self-assignment-ended': selfAssignmentEnded,
  'self-assignment-restored': selfAssignmentRestored,
  'self-assignment-undone': selfAssignmentUndone,
  'self-assignment-withdrawn': selfAssignmentWithdrawn,
  'meeting-booked': meetingBooked,
  'meeting-changed': meetingChanged,
  'meeting-cancelled': meetingCancelled,
  'meeting-due': meetingDue,
  'interview-due': interviewDue,
  'meeting-soon': meetingSoon,
  'task-changed': taskChanged,
  'task-due': taskDue,
  'task-reminded': taskReminded,
  'scorecards-missing': scorecardsMissing,
  'meeting-tomorrow': meetingTomorrow,
  'own-calendar-changed': ownCalendarChanged,
  'times-offered': timesOffered,
  'campaign-added': campaignAdded,
  'campaign-changed': campaignChanged,
  'campaign-removed': campaignRemoved,
  'conversation-reported': conversationReported,
  'associated-skills-changed': associatedSkillsChanged,
  'address-asked': addressAsked,
  'choice-undone': choiceUndone,
  'claim-confirmed': claimConfirmed,
  'claim-ended': claimEnded,
  'claim-file-added': claimFileAdded,
  'claim-proposed': claimProposed,
  'client-added': clientAdded,
  'client-removed': clientRemoved,
  'job-changed': jobChanged,
  'job-closed': jobClosed,
  'job-notes-changed': jobNotesChanged,
  'job-handover-changed': jobHandoverChanged,
  'job-team-changed': jobTeamChanged,
  'job-posted': jobPosted,
  'job-removed': jobRemoved,
  'job-status-changed': jobStatusChanged,
  'opening-filled': openingFilled,
  'account-erased': accountErased,
  'data-export-ready': dataExportReady,
  'data-export-requested': dataExportRequested,
  'erasure-cancelled': erasureCancelled,
  'erasure-requested': erasureRequested,
  'candidate-left-waiting': candidateLeftWaiting,
  'candidate-note-added': candidateNoteAdded,
  'interviews-planned': interviewsPlanned,
  'scorecard-submitted': scorecardSubmitted,
  'candidate-hired': candidateHired,
  'candidate-status-changed': candidateStatusChanged,
  'interview-date-changed': interviewDateChanged,
  'notification-created': notificationCreated,
  'points-awarded': pointsAwarded,
  'points-redeemed': pointsRedeemed,
  'reward-settled': rewardSettled,
  'bounty-changed': bountyChanged,
  'avatar-changed': avatarChanged,
  'avatar-refused': avatarRefused,
  'person-changed': personChanged,
  'candidate-approved': candidateApproved,
  'candidate-profile-changed': candidateProfileChanged,
  'parsed-resume-changed': parsedResumeChanged,
  'candidates-merged': candidatesMerged,
  'candidate-merge-undone': candidateMergeUndone,
  'saved-search-found': savedSearchFound,
  'recruiter-kind-changed': recruiterKindChanged,
  'super-manager-approved': superManagerApproved,
  'super-manager-requested': superManagerRequested,
  'verification-changed': verificationChanged,
  'join-invitation-accepted': joinInvitationAccepted,
  'join-invitation-declined': joinInvitationDeclined,
  'join-invitation-sent': joinInvitationSent,
  'recruiter-removed': recruiterRemoved,
  'join-invitation-withdrawn': joinInvitationWithdrawn,
  'recruiter-invitation-accepted': recruiterInvitationAccepted,
  'recruiter-invited': recruiterInvited,
  'work-request-changed': workRequestChanged,
  'collaboration-accepted': collaborationAccepted,
  'collaboration-declined': collaborationDeclined,
  'collaboration-rejected': collaborationRejected,
  'collaboration-requested': collaborationRequested,
  'candidate-invited': candidateInvited,
  'candidate-invitation-accepted': candidateInvitationAccepted,
  'candidate-invitation-declined': candidateInvitationDeclined,
  'job-recommended': jobRecommended,
  'recommendation-accepted': recommendationAccepted,
  'recommendation-declined': recommendationDeclined,
} as const;

export type EventType = keyof typeof catalogue;
/** One event of a type, as it travels. */
export type EventOf<T extends EventType> = z.output<(typeof catalogue)[T]['schema']>;
export type AnyEvent = { [T in EventType]: EventOf<T> }[EventType];

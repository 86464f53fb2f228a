import type { NotificationType } from '../shared/constants/notification.ts';
import type { EventType } from './catalogue.ts';

/**
 * By what they are to the event: its manager, its recruiter (or who else earned its points) or those of the job, its
 * candidate or those on the job, the super managers whom it concerns, the person who invited, recommended or
 * searched, or whose task it is; the colleagues who hold the interview that it is about.
 */
export type Recipient = 'manager' | 'recruiter' | 'candidate' | 'super_manager' | 'sender' | 'interviewer';

/** What triggers a kind of notification, and who is notified unless they did it themselves. */
export interface Announcement {
  on: readonly [EventType, ...EventType[]];
  to: readonly [Recipient, ...Recipient[]];
}

const aboutMeeting = (on: EventType): Announcement => ({
  on: [on],
  to: ['manager', 'candidate', 'interviewer', 'recruiter'],
});

/** The trigger and the recipients of every kind of notification (NOTIF-61); composing them is held to it by a test. */
export const recipients = {
  recruiter_rewards: { on: ['points-awarded'], to: ['recruiter'] },
  invite_accepted: {
    on: ['recruiter-invitation-accepted', 'join-invitation-accepted', 'candidate-invitation-accepted'],
    to: ['sender'],
  },
  candidate_hired: { on: ['candidate-hired'], to: ['candidate', 'recruiter'] },
  closed_job: { on: ['job-closed'], to: ['candidate'] },
  redeem_or_withdraw: { on: ['points-redeemed', 'reward-settled'], to: ['recruiter'] },
  assigns_created: { on: ['claim-proposed'], to: ['candidate'] },
  assigns_confirmed: { on: ['self-assignment-accepted', 'claim-confirmed'], to: ['candidate', 'recruiter'] },
  assigns_declined: { on: ['claim-ended'], to: ['recruiter'] },
  candidate_self_assign_create: {
    on: ['self-assignment-created', 'self-assignment-restored'],
    to: ['recruiter', 'manager'],
  },
  candidate_self_assign_decline: { on: ['self-assignment-declined'], to: ['manager'] },
  job_create: { on: ['job-posted', 'job-changed'], to: ['recruiter'] },
  job_update: { on: ['job-changed'], to: ['recruiter'] },
  job_closed: { on: ['job-closed'], to: ['recruiter'] },
  new_candidates: { on: ['self-assignment-accepted'], to: ['manager'] },
  calendar_event_soon: aboutMeeting('meeting-soon'),
  foreign_recruiter_invite_created: { on: ['work-request-changed'], to: ['recruiter'] },
  foreign_recruiter_invite_declined: { on: ['work-request-changed'], to: ['manager'] },
  foreign_recruiter_invite_accepted: { on: ['work-request-changed'], to: ['manager'] },
  foreign_recruiter_invite_work: { on: ['work-request-changed'], to: ['manager'] },
  foreign_recruiter_invite_self_closed: { on: ['work-request-changed'], to: ['manager'] },
  foreign_recruiter_invite_closed: { on: ['work-request-changed'], to: ['recruiter'] },
  foreign_recruiter_invite_work_finished: { on: ['work-request-changed'], to: ['recruiter', 'manager'] },
  job_handover: { on: ['job-handover-changed'], to: ['manager', 'recruiter'] },
  job_team: { on: ['job-team-changed'], to: ['manager'] },
  market_asked: { on: ['work-request-changed'], to: ['manager'] },
  market_accepted: { on: ['work-request-changed'], to: ['recruiter'] },
  market_declined: { on: ['work-request-changed'], to: ['recruiter'] },
  market_taken_back: { on: ['work-request-changed'], to: ['manager'] },
  candidate_accept_recommendation: { on: ['recommendation-accepted'], to: ['sender'] },
  super_manager_role_approved: { on: ['super-manager-approved'], to: ['super_manager'] },
  verification_changed: { on: ['verification-changed'], to: ['manager', 'recruiter', 'super_manager'] },
  candidate_approved: { on: ['candidate-approved'], to: ['candidate'] },
  collaboration_request_sent: { on: ['collaboration-requested'], to: ['manager'] },
  collaboration_request_accepted: { on: ['collaboration-accepted'], to: ['super_manager'] },
  collaboration_request_rejected: { on: ['collaboration-rejected'], to: ['super_manager'] },
  candidate_status_changed: { on: ['candidate-status-changed'], to: ['manager', 'recruiter', 'candidate'] },
  applied_job_removed: { on: ['self-assignment-ended'], to: ['candidate'] },
  job_status_changed: { on: ['job-status-changed'], to: ['recruiter', 'candidate'] },
  candidate_withdrew: { on: ['self-assignment-withdrawn', 'candidate-status-changed'], to: ['recruiter', 'manager'] },
  candidate_waits: { on: ['candidate-left-waiting'], to: ['manager'] },
  interview_to_score: { on: ['candidate-status-changed', 'scorecards-missing'], to: ['interviewer'] },
  scorecards_in: { on: ['scorecard-submitted'], to: ['manager'] },
  task_due: { on: ['task-reminded'], to: ['sender'] },
  saved_search_found: { on: ['saved-search-found'], to: ['sender'] },
  manager_invites: { on: ['join-invitation-sent'], to: ['recruiter'] },
  manager_ended_work: { on: ['recruiter-removed'], to: ['recruiter'] },
  interview_date_changed: { on: ['interview-date-changed'], to: ['manager', 'recruiter', 'candidate'] },
  meeting_booked: { ...aboutMeeting('meeting-booked'), on: ['meeting-booked', 'meeting-changed'] },
  meeting_moved: aboutMeeting('meeting-changed'),
  meeting_cancelled: { ...aboutMeeting('meeting-cancelled'), on: ['meeting-cancelled', 'meeting-changed'] },
  claim_ended: { on: ['claim-ended'], to: ['recruiter', 'candidate', 'manager'] },
  bounty_changed: { on: ['bounty-changed'], to: ['recruiter', 'manager', 'super_manager'] },
} as const satisfies Record<NotificationType, Announcement>;

import type { Role } from './roles.ts';

/**
 * Every kind of notification (NOTIF-25 to NOTIF-52, DEC-13); the key strings are our own, as are the kinds from
 * `candidate_status_changed` on.
 */
export const notificationTypes = [
  'recruiter_rewards',
  'invite_accepted',
  'closed_job',
  'redeem_or_withdraw',
  'assigns_created',
  'assigns_confirmed',
  'assigns_declined',
  'candidate_self_assign_create',
  'candidate_self_assign_decline',
  'job_create',
  'job_update',
  'job_closed',
  'new_candidates',
  'calendar_event_soon',
  'foreign_recruiter_invite_created',
  'foreign_recruiter_invite_declined',
  'foreign_recruiter_invite_accepted',
  'foreign_recruiter_invite_work',
  'foreign_recruiter_invite_self_closed',
  'foreign_recruiter_invite_closed',
  'foreign_recruiter_invite_work_finished',
  'candidate_accept_recommendation',
  'super_manager_role_approved',
  'candidate_approved',
  'collaboration_request_sent',
  'collaboration_request_accepted',
  'collaboration_request_rejected',
  'candidate_status_changed',
  'applied_job_removed',
  'job_status_changed',
  'candidate_withdrew',
  'candidate_hired',
  'candidate_waits',
  'saved_search_found',
  'manager_invites',
  'manager_ended_work',
  'interview_date_changed',
  'meeting_booked',
  'meeting_moved',
  'meeting_cancelled',
  'claim_ended',
  'bounty_changed',
  'verification_changed',
  'market_asked',
  'market_accepted',
  'market_declined',
  'market_taken_back',
  'job_handover',
  'job_team',
  'task_due',
  'interview_to_score',
  'scorecards_in',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The groups of mail that can be switched on and off, one switch each. */
export const notificationGroups = [
  'jobs',
  'candidates',
  'progress',
  'searches',
  'messages',
  'points',
  'invitations',
  'calendar',
  'reminders',
  'tasks',
  'account',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Labels of the switches, and what each of them covers. */
export const notificationGroupLabels: Record<NotificationGroup, { label: string; covers: string }> = {
  jobs: { label: 'Jobs', covers: 'Jobs that are posted, changed, put on hold, closed or opened again' },
  candidates: {
    label: 'Candidates and applications',
    covers: 'Applications, answers to them, and moves through the pipeline',
  },
  progress: {
    label: 'Answers to applications',
    covers: 'When you are put forward for a job, invited to an interview, chosen or not chosen',
  },
  searches: { label: 'Saved searches', covers: 'When somebody new fits a search that you saved with an alert' },
  messages: { label: 'Unread messages', covers: 'Messages that you have not read after ten minutes, in one email' },
  points: { label: 'Points and rewards', covers: 'Points earned, held, returned, redeemed, approved and paid' },
  invitations: {
    label: 'Invitations and collaboration',
    covers: 'Answers to invitations and to requests to work on a job, requests to work together',
  },
  calendar: { label: 'Calendar', covers: 'Interviews that are scheduled, moved or cancelled' },
  reminders: { label: 'Interview reminders', covers: 'An email the day before an interview that you take part in' },
  tasks: { label: 'Tasks', covers: 'When a task of yours is due' },
  account: {
    label: 'Roles',
    covers:
      'Changes of what you may do here, and managers who invite you, ask you to work on a job or end the work with you',
  },
};

/** The switch that a kind of notification belongs to, but for a candidate’s own milestones (shared/rules/mail-group.ts). */
export const groupOfNotification: Record<NotificationType, NotificationGroup> = {
  recruiter_rewards: 'points',
  redeem_or_withdraw: 'points',
  bounty_changed: 'points',
  job_create: 'jobs',
  job_update: 'jobs',
  job_closed: 'jobs',
  closed_job: 'jobs',
  job_status_changed: 'jobs',
  assigns_created: 'candidates',
  assigns_confirmed: 'candidates',
  assigns_declined: 'candidates',
  candidate_self_assign_create: 'candidates',
  candidate_self_assign_decline: 'candidates',
  new_candidates: 'candidates',
  candidate_accept_recommendation: 'candidates',
  candidate_approved: 'candidates',
  candidate_status_changed: 'candidates',
  applied_job_removed: 'candidates',
  claim_ended: 'candidates',
  candidate_withdrew: 'candidates',
  candidate_hired: 'progress',
  interview_date_changed: 'candidates',
  candidate_waits: 'candidates',
  saved_search_found: 'searches',
  invite_accepted: 'invitations',
  foreign_recruiter_invite_declined: 'invitations',
  foreign_recruiter_invite_accepted: 'invitations',
  foreign_recruiter_invite_work: 'invitations',
  foreign_recruiter_invite_self_closed: 'invitations',
  foreign_recruiter_invite_closed: 'invitations',
  foreign_recruiter_invite_work_finished: 'invitations',
  market_asked: 'invitations',
  market_accepted: 'invitations',
  market_declined: 'invitations',
  market_taken_back: 'invitations',
  job_handover: 'invitations',
  job_team: 'invitations',
  collaboration_request_sent: 'invitations',
  collaboration_request_accepted: 'invitations',
  collaboration_request_rejected: 'invitations',
  calendar_event_soon: 'calendar',
  task_due: 'tasks',
  interview_to_score: 'candidates',
  scorecards_in: 'candidates',
  meeting_booked: 'calendar',
  meeting_moved: 'calendar',
  meeting_cancelled: 'calendar',
  super_manager_role_approved: 'account',
  verification_changed: 'account',
  // They wait for the recruiter as a mailed link waits for a newcomer, so they are mailed unless switched off.
  manager_invites: 'account',
  foreign_recruiter_invite_created: 'account',
  manager_ended_work: 'account',
};

/** The switches that concern a role: the notifications it can receive. */
export const notificationGroupsOf: Record<Role, readonly NotificationGroup[]> = {
  super_manager: ['candidates', 'points', 'invitations', 'account'],
  manager: ['messages', 'candidates', 'points', 'invitations', 'calendar', 'reminders', 'account'],
  recruiter: [
    'messages',
    'jobs',
    'candidates',
    'searches',
    'points',
    'invitations',
    'calendar',
    'reminders',
    'tasks',
    'account',
  ],
  candidate: ['messages', 'progress', 'jobs', 'candidates', 'points', 'invitations', 'calendar', 'reminders'],
};

/** How often a digest gathers what is still unread. */
export const digestFrequencies = ['off', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];
export const digestFrequencyLabels: Record<DigestFrequency, string> = {
  off: 'Never',
  daily: 'Every day',
  weekly: 'Every Monday',
};

import type { EventType } from './catalogue.ts';

/** Features that react to events; each reaction is one function with one effect. */
export type ReactingFeature =
  | 'accounts'
  | 'jobs'
  | 'recruiters'
  | 'invitations'
  | 'recommendations'
  | 'applications'
  | 'pipeline'
  | 'notifications'
  | 'notification-mail'
  | 'points'
  | 'dashboards'
  | 'live-updates'
  | 'profile'
  | 'personal-data';

/** Who reacts to what: the file `functions/<feature>/on-<event>.consumer.ts` exists for each pair, and for no other. */
export const subscriptions = {
  'account-signed-up': ['accounts'],
  'confirmation-requested': ['accounts'],
  'password-recovery-requested': ['accounts'],
  'password-changed': ['accounts'],
  'sessions-ended': ['live-updates'],
  'account-confirmed': [],
  'avatar-changed': ['profile', 'live-updates'],
  'avatar-refused': ['live-updates'],
  'person-changed': ['recruiters', 'pipeline', 'applications', 'jobs', 'invitations'],
  'super-manager-requested': [],
  'super-manager-approved': ['notifications'],
  'recruiter-invited': ['recruiters'],
  'recruiter-invitation-accepted': ['accounts', 'notifications'],
  'candidate-invited': ['invitations'],
  'candidate-invitation-accepted': ['notifications'],
  'candidate-invitation-declined': [],
  'job-recommended': ['recommendations'],
  'recommendation-accepted': ['applications', 'notifications'],
  'recommendation-declined': [],
  'client-added': ['dashboards'],
  'client-removed': ['dashboards'],
  'campaign-added': [],
  'job-posted': ['notifications', 'dashboards'],
  'job-changed': ['notifications'],
  'job-status-changed': ['dashboards'],
  'job-closed': ['points', 'notifications', 'dashboards'],
  'job-removed': ['dashboards'],
  'self-assignment-created': ['notifications'],
  'self-assignment-accepted': ['notifications', 'dashboards'],
  'self-assignment-declined': ['notifications'],
  'candidate-status-changed': ['notifications', 'live-updates', 'dashboards'],
  'candidate-note-added': ['live-updates'],
  'data-export-requested': ['personal-data'],
  'data-export-ready': ['live-updates', 'personal-data'],
  'erasure-requested': ['personal-data'],
  'erasure-cancelled': [],
  'account-erased': [],
  'points-awarded': ['notifications'],
  'notification-created': ['notification-mail'],
  'points-redeemed': ['notifications'],
  'reward-settled': ['notifications'],
} as const satisfies Record<EventType, readonly ReactingFeature[]>;

/** Events without a reaction so far, each with the reason why it is still emitted. */
export const silentEvents: Partial<Record<EventType, string>> = {
  'account-confirmed': 'It is the audit line of the account; nobody else needs to know.',
  'super-manager-requested': 'The operator reads open requests; the event is the audit line.',
  'candidate-invitation-declined': 'The inviter’s list no longer shows it; a refusal is not announced.',
  'recommendation-declined': 'The sender sees the outcome on the job; a refusal is not announced.',
  'erasure-cancelled': 'The owner has just seen it happen; the event is the audit line.',
  'account-erased': 'Nobody is left to notify; the event is the audit line.',
  'campaign-added': 'Guests read campaigns directly; the event is the audit line.',
};

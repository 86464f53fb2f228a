import type { EventType } from './catalogue.ts';

/**
 * Who reacts to events: one queue and one function each. A feature has one consumer of its own name; work that takes
 * minutes has one beside it, so that quick reactions never wait for it.
 */
export const consumers = [
  'accounts',
  'applications',
  'calendar',
  'candidate-profile',
  'candidate-search',
  'claims',
  'dashboards',
  'invitations',
  'jobs',
  'live-updates',
  'notification-mail',
  'notifications',
  'personal-data',
  'personal-data/build-archives',
  'pipeline',
  'points',
  'profile',
  'recommendations',
  'recruiters',
] as const;
export type ConsumerName = (typeof consumers)[number];

/**
 * Who reacts to what. The compiler holds each consumer (`functions/<feature>/<feature>.consumer.ts`) to a reaction for
 * every line that names it here, and infra makes its rule of them.
 */
export const subscriptions = {
  'account-signed-up': ['accounts'],
  'confirmation-requested': ['accounts'],
  'password-recovery-requested': ['accounts'],
  'password-changed': ['accounts'],
  'second-factor-changed': ['accounts', 'live-updates'],
  'email-change-asked': ['accounts'],
  'email-changed': ['accounts', 'invitations', 'recruiters', 'live-updates'],
  'sessions-ended': ['live-updates'],
  'account-confirmed': ['applications', 'candidate-profile', 'claims'],
  'avatar-changed': ['profile', 'live-updates'],
  'avatar-refused': ['live-updates'],
  'person-changed': ['calendar', 'recruiters', 'pipeline', 'applications', 'candidate-profile', 'jobs', 'invitations'],
  'candidate-profile-changed': ['live-updates', 'candidate-search', 'candidate-profile', 'pipeline'],
  'candidate-approved': ['notifications'],
  'parsed-resume-changed': ['live-updates'],
  'candidates-merged': ['live-updates', 'candidate-profile', 'calendar'],
  'candidate-merge-undone': ['live-updates', 'candidate-profile'],
  'saved-search-found': ['notifications'],
  'super-manager-requested': [],
  'super-manager-approved': ['notifications'],
  'verification-changed': ['notifications', 'points', 'live-updates'],
  'recruiter-kind-changed': ['live-updates'],
  'recruiter-invited': ['recruiters'],
  'recruiter-invitation-accepted': ['accounts', 'notifications'],
  'join-invitation-sent': ['notifications', 'live-updates'],
  'join-invitation-accepted': ['notifications', 'live-updates'],
  'join-invitation-declined': ['live-updates'],
  'join-invitation-withdrawn': ['live-updates'],
  'recruiter-removed': ['notifications', 'live-updates', 'recruiters'],
  'work-request-changed': ['notifications', 'live-updates'],
  'collaboration-requested': ['notifications', 'live-updates'],
  'collaboration-accepted': ['notifications', 'live-updates'],
  'collaboration-rejected': ['notifications', 'live-updates'],
  'collaboration-declined': ['live-updates'],
  'candidate-invited': ['invitations'],
  'candidate-invitation-accepted': ['notifications', 'candidate-profile', 'claims', 'calendar'],
  'candidate-invitation-declined': ['candidate-profile', 'calendar'],
  'job-recommended': ['recommendations'],
  'recommendation-accepted': ['applications', 'notifications', 'claims'],
  'recommendation-declined': [],
  'address-asked': ['claims'],
  'claim-proposed': ['claims', 'notifications', 'live-updates', 'recruiters'],
  'claim-confirmed': ['claims', 'notifications', 'live-updates'],
  'choice-undone': ['notifications', 'live-updates'],
  'claim-ended': ['notifications', 'live-updates'],
  'claim-file-added': ['live-updates'],
  'client-added': ['dashboards'],
  'client-removed': ['dashboards'],
  'meeting-booked': ['notifications', 'live-updates', 'calendar'],
  'meeting-changed': ['notifications', 'live-updates', 'calendar'],
  'meeting-cancelled': ['notifications', 'live-updates', 'calendar'],
  'meeting-due': ['calendar'],
  'interview-due': ['calendar'],
  'meeting-soon': ['notifications'],
  'meeting-tomorrow': ['notification-mail'],
  'own-calendar-changed': ['live-updates'],
  'times-offered': ['calendar'],
  'task-changed': ['calendar', 'live-updates'],
  'task-due': ['calendar'],
  'task-reminded': ['notifications'],
  'scorecards-missing': ['notifications'],
  'campaign-added': [],
  'campaign-changed': ['profile'],
  'campaign-removed': ['profile'],
  'conversation-reported': [],
  'associated-skills-changed': ['jobs'],
  'job-posted': ['notifications', 'dashboards', 'live-updates', 'jobs'],
  'job-changed': ['notifications', 'live-updates', 'jobs'],
  'job-status-changed': [
    'calendar',
    'notifications',
    'dashboards',
    'live-updates',
    'pipeline',
    'candidate-profile',
    'jobs',
  ],
  'job-closed': [
    'calendar',
    'points',
    'claims',
    'notifications',
    'dashboards',
    'live-updates',
    'pipeline',
    'candidate-profile',
    'recruiters',
    'jobs',
  ],
  'opening-filled': ['calendar', 'points', 'claims', 'dashboards', 'live-updates', 'jobs'],
  'job-handover-changed': [
    'notifications',
    'live-updates',
    'jobs',
    'pipeline',
    'applications',
    'claims',
    'calendar',
    'recruiters',
  ],
  'job-team-changed': ['notifications', 'live-updates', 'calendar'],
  'job-removed': ['applications', 'dashboards', 'jobs', 'live-updates', 'recruiters'],
  'self-assignment-created': ['notifications', 'live-updates', 'jobs', 'applications'],
  'self-assignment-accepted': ['notifications', 'live-updates', 'dashboards', 'candidate-profile', 'pipeline', 'jobs'],
  'self-assignment-declined': ['notifications', 'live-updates', 'jobs'],
  'self-assignment-decline-undone': ['notifications', 'live-updates', 'jobs'],
  'self-assignment-withdrawn': ['notifications', 'live-updates', 'jobs'],
  'self-assignment-restored': ['notifications', 'live-updates', 'dashboards', 'jobs'],
  'self-assignment-undone': ['notifications', 'live-updates', 'dashboards', 'candidate-profile', 'jobs'],
  'self-assignment-ended': ['notifications'],
  'candidate-status-changed': [
    'notifications',
    'live-updates',
    'dashboards',
    'candidate-profile',
    'pipeline',
    'jobs',
    'calendar',
  ],
  'candidate-hired': ['notifications', 'live-updates', 'jobs'],
  'interview-date-changed': ['notifications', 'live-updates', 'calendar'],
  'candidate-left-waiting': ['notifications'],
  'interviews-planned': ['live-updates', 'calendar'],
  'scorecard-submitted': ['notifications', 'live-updates'],
  'candidate-note-added': ['live-updates', 'dashboards'],
  'job-notes-changed': ['live-updates'],
  'data-export-requested': ['personal-data/build-archives'],
  'data-export-ready': ['live-updates', 'personal-data'],
  'erasure-requested': ['personal-data'],
  'erasure-cancelled': [],
  'account-erased': [],
  'points-awarded': ['notifications'],
  'notification-created': ['notification-mail'],
  'points-redeemed': ['notifications'],
  'reward-settled': ['notifications'],
  'bounty-changed': ['notifications'],
} as const satisfies Record<EventType, readonly ConsumerName[]>;

/** The types of event that a consumer reacts to. */
export type EventsOf<C extends ConsumerName> = {
  [T in EventType]: C extends (typeof subscriptions)[T][number] ? T : never;
}[EventType];

/** The types of event that a consumer reacts to, in the order of this page. */
export function eventsOf<C extends ConsumerName>(consumer: C): EventsOf<C>[] {
  const types = Object.keys(subscriptions) as EventType[];
  return types.filter((type): type is EventsOf<C> =>
    (subscriptions[type] as readonly ConsumerName[]).includes(consumer),
  );
}

/** The consumer's Lambda entry, as a path below `functions` without `.ts`. */
export function consumerPath(consumer: ConsumerName): string {
  const [feature, name = feature] = consumer.split('/');
  return `${feature}/${name}.consumer`;
}

/** Events without a reaction so far, each with the reason why it is still emitted. */
export const silentEvents: Partial<Record<EventType, string>> = {
  'super-manager-requested': 'The operator reads open requests; the event is the audit line.',
  'recommendation-declined': 'The sender sees the outcome on the job; a refusal is not announced.',
  'erasure-cancelled': 'The owner has just seen it happen; the event is the audit line.',
  'account-erased': 'Nobody is left to notify; the event is the audit line.',
  'conversation-reported': 'The operator reads reports in the audit trail; the conversation has ended already.',
  'campaign-added': 'Guests read campaigns directly; the event is the audit line.',
};

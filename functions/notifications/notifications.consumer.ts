import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { notificationsStore } from './notifications.store.ts';
import { notify } from './notify.steps.ts';

export const handler = eventConsumer('notifications', () => notificationsStore(theTable()), {
  'super-manager-approved': notify,
  'recruiter-invitation-accepted': notify,
  'join-invitation-sent': notify,
  'join-invitation-accepted': notify,
  'collaboration-requested': notify,
  'collaboration-accepted': notify,
  'collaboration-rejected': notify,
  'candidate-invitation-accepted': notify,
  'recommendation-accepted': notify,
  'job-posted': notify,
  'job-changed': notify,
  'job-closed': notify,
  'self-assignment-created': notify,
  'self-assignment-accepted': notify,
  'self-assignment-declined': notify,
  'self-assignment-ended': notify,
  'self-assignment-withdrawn': notify,
  'self-assignment-restored': notify,
  'candidate-status-changed': notify,
  'interview-date-changed': notify,
  'meeting-booked': notify,
  'meeting-changed': notify,
  'meeting-cancelled': notify,
  'meeting-soon': notify,
  'candidate-left-waiting': notify,
  'claim-proposed': notify,
  'claim-confirmed': notify,
  'claim-ended': notify,
  'saved-search-found': notify,
  'points-awarded': notify,
  'points-redeemed': notify,
  'reward-settled': notify,
});

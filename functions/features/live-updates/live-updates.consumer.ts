import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { apiGatewayConnections, closeConnection } from '../../platform/outside/live-updates/api-gateway.ts';
import { endConnections } from './end-connections.steps.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { sendUpdate } from './send-live.steps.ts';

const open = () => ({
  liveUpdatesStore: liveUpdatesStore(theTable()),
  post: apiGatewayConnections(),
  close: closeConnection(),
  now: clock.now,
});

export const handler = eventConsumer('live-updates', open, {
  'sessions-ended': async ({ data }, needs) => endConnections(data, needs),
  'verification-changed': sendUpdate,
  'recruiter-kind-changed': sendUpdate,
  'email-changed': sendUpdate,
  'avatar-changed': sendUpdate,
  'avatar-refused': sendUpdate,
  'join-invitation-sent': sendUpdate,
  'join-invitation-accepted': sendUpdate,
  'join-invitation-declined': sendUpdate,
  'join-invitation-withdrawn': sendUpdate,
  'recruiter-removed': sendUpdate,
  'work-request-changed': sendUpdate,
  'collaboration-requested': sendUpdate,
  'collaboration-accepted': sendUpdate,
  'collaboration-rejected': sendUpdate,
  'collaboration-declined': sendUpdate,
  'job-posted': sendUpdate,
  'job-changed': sendUpdate,
  'job-status-changed': sendUpdate,
  'job-closed': sendUpdate,
  'opening-filled': sendUpdate,
  'job-removed': sendUpdate,
  'job-handover-changed': sendUpdate,
  'self-assignment-created': sendUpdate,
  'self-assignment-accepted': sendUpdate,
  'self-assignment-declined': sendUpdate,
  'self-assignment-decline-undone': sendUpdate,
  'self-assignment-withdrawn': sendUpdate,
  'self-assignment-restored': sendUpdate,
  'self-assignment-undone': sendUpdate,
  'candidate-status-changed': sendUpdate,
  'candidate-hired': sendUpdate,
  'interview-date-changed': sendUpdate,
  'candidate-note-added': sendUpdate,
  'job-notes-changed': sendUpdate,
  'claim-proposed': sendUpdate,
  'claim-confirmed': sendUpdate,
  'choice-undone': sendUpdate,
  'claim-ended': sendUpdate,
  'meeting-booked': sendUpdate,
  'meeting-changed': sendUpdate,
  'meeting-cancelled': sendUpdate,
  'own-calendar-changed': sendUpdate,
  'candidate-profile-changed': sendUpdate,
  'parsed-resume-changed': sendUpdate,
  'candidates-merged': sendUpdate,
  'candidate-merge-undone': sendUpdate,
  'data-export-ready': sendUpdate,
});

import type { EventOf } from '../../../events/catalogue.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { apiGatewayConnections, closeConnection } from '../../platform/outside/live-updates/api-gateway.ts';
import { endConnections } from './end-connections.steps.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { keepApplicantAndSend, keepBegunAndSend, packAndSend } from './pack-and-send.steps.ts';
import { sendUpdate } from './send-live.steps.ts';

const open = () => ({
  table: theTable(),
  liveUpdatesStore: liveUpdatesStore(theTable()),
  post: apiGatewayConnections(),
  close: closeConnection(),
  now: clock.now,
});

export const handler = eventConsumer('live-updates', open, {
  'sessions-ended': async ({ data }, needs) => endConnections(data, needs),
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
  'job-posted': async (event, needs) =>
    packAndSend(event, { managerId: event.data.manager.id, jobId: event.data.jobId }, needs),
  'job-changed': async (event, needs) => packAndSend(event, event.data, needs),
  'job-status-changed': async (event, needs) => packAndSend(event, event.data, needs),
  'job-closed': async (event, needs) =>
    packAndSend(event, { managerId: event.data.manager.id, jobId: event.data.jobId }, needs),
  'job-removed': async (event, needs) => packAndSend(event, event.data, needs),
  'self-assignment-created': async (event, needs) => keepApplicantAndSend(event, needs),
  'self-assignment-accepted': async (event, needs) => packAndSend(event, placeOf(event), needs),
  'self-assignment-declined': async (event, needs) => keepApplicantAndSend(event, needs),
  'self-assignment-decline-undone': async (event, needs) => keepApplicantAndSend(event, needs),
  'self-assignment-withdrawn': async (event, needs) => keepApplicantAndSend(event, needs),
  'self-assignment-restored': async (event, needs) => packAndSend(event, placeOf(event), needs),
  'candidate-status-changed': async (event, needs) => keepBegunAndSend(event, needs),
  'candidate-hired': async (event, needs) => keepBegunAndSend(event, needs),
  'interview-date-changed': sendUpdate,
  'candidate-note-added': sendUpdate,
  'job-notes-changed': sendUpdate,
  'claim-proposed': sendUpdate,
  'claim-confirmed': sendUpdate,
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

function placeOf({ data }: EventOf<'self-assignment-accepted' | 'self-assignment-restored'>) {
  return { managerId: data.managerId, jobId: data.job.id, candidateId: data.candidate.id };
}

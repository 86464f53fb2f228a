import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { apiGatewayConnections } from '../outside/live-updates/api-gateway.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { sendLive } from './send-live.steps.ts';

const open = () => ({ liveUpdatesStore: liveUpdatesStore(theTable()), post: apiGatewayConnections(), now: clock.now });

export const handler = eventConsumer('candidate-note-added', open, async ({ data }, needs) => {
  const update = { type: 'candidate-on-job', jobId: data.jobId, candidateId: data.candidateId, version: null } as const;
  await Promise.all([data.managerId, data.recruiterId].map((userId) => sendLive(userId, [update], needs)));
});

import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { apiGatewayConnections } from '../outside/live-updates/api-gateway.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { sendLive } from './send-live.steps.ts';

const open = () => ({ liveUpdatesStore: liveUpdatesStore(theTable()), post: apiGatewayConnections(), now: clock.now });

export const handler = eventConsumer('avatar-changed', open, async ({ data }, needs) => {
  await sendLive(
    data.userId,
    [{ type: 'avatar', uploadId: data.uploadId, state: data.avatar ? 'done' : 'none', reason: null }],
    needs,
  );
});

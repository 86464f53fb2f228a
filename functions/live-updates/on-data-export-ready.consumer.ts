import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { apiGatewayConnections } from '../outside/live-updates/api-gateway.ts';
import { liveUpdatesStore } from './live-updates.store.ts';
import { sendLive } from './send-live.steps.ts';

const open = () => ({ liveUpdatesStore: liveUpdatesStore(theTable()), post: apiGatewayConnections(), now: clock.now });

export const handler = eventConsumer('data-export-ready', open, async ({ data }, needs) =>
  sendLive(data.userId, [{ type: 'data-export-ready', exportId: data.exportId }], needs),
);

import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { apiGatewayConnections, closeConnection } from '../outside/live-updates/api-gateway.ts';
import { endConnections } from './end-connections.steps.ts';
import { liveUpdatesStore } from './live-updates.store.ts';

const open = () => ({
  liveUpdatesStore: liveUpdatesStore(theTable()),
  post: apiGatewayConnections(),
  close: closeConnection(),
});

export const handler = eventConsumer('sessions-ended', open, async ({ data }, needs) => endConnections(data, needs));

import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { streamFunction } from '../door/stream-function.ts';
import { environment } from '../environment.ts';
import { publishEvents, putOnBus } from './publish-events.ts';

export const handler = streamFunction(
  () => putOnBus(new EventBridgeClient({}), environment('bus').BUS_NAME),
  publishEvents,
);

import { streamFunction } from '../door/stream-function.ts';
import { environment } from '../environment.ts';
import { publishEvents, putOnBus } from './publish-events.ts';

export const handler = streamFunction(() => putOnBus(environment('bus').BUS_NAME), publishEvents);

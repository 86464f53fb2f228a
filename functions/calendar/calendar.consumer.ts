import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewMeetings } from './renew-meetings.steps.ts';

export const handler = eventConsumer('calendar', () => ({ table: theTable(), now: clock.now }), {
  // Meetings that lie ahead show people by their current name and picture.
  'person-changed': async ({ data }, needs) => renewMeetings(data.userId, needs),
});

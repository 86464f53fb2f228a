import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { count } from './count.steps.ts';
import { countersStore } from './counters.store.ts';

export const handler = eventConsumer('dashboards', () => countersStore(theTable(), clock), {
  'client-added': count,
  'client-removed': count,
  'job-posted': count,
  'job-status-changed': count,
  'job-closed': count,
  'opening-filled': count,
  'job-removed': count,
  'self-assignment-accepted': count,
  'self-assignment-restored': count,
  'self-assignment-undone': count,
  'candidate-note-added': count,
  'candidate-status-changed': count,
});

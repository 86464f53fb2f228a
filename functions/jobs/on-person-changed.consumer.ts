import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewPerson } from '../records/person-copy.ts';
import { jobsNamingManager } from './jobs-with-manager.store.ts';

/** Jobs name their manager as the manager is called now. */
export const handler = eventConsumer('person-changed', theTable, async ({ data }, table) =>
  renewPerson(table, data.userId, await jobsNamingManager(table, data.userId)),
);

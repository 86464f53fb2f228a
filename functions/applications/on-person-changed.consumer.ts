import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewPerson } from '../records/person-copy.ts';
import { waitingPlacesOf } from './waiting-candidates.store.ts';

/** Recruiters see candidates who wait for their answer by name and picture of now. */
export const handler = eventConsumer('person-changed', theTable, async ({ data }, table) =>
  renewPerson(table, data.userId, await waitingPlacesOf(table, data.userId)),
);

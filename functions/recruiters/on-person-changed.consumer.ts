import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewPerson } from '../records/person-copy.ts';
import { recruiterRowsOf } from './recruiter-rows.store.ts';

/** Managers see their recruiters by name and picture of now. */
export const handler = eventConsumer('person-changed', theTable, async ({ data }, table) =>
  renewPerson(table, data.userId, await recruiterRowsOf(table, data.userId)),
);

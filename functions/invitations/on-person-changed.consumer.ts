import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewPerson } from '../records/person-copy.ts';
import { acceptedPlacesOf } from './named-by-address.store.ts';

/** Whoever invited or recommended sees who accepted by the name of now. */
export const handler = eventConsumer('person-changed', theTable, async ({ data }, table) =>
  renewPerson(table, data.userId, await acceptedPlacesOf(table, data.userId)),
);

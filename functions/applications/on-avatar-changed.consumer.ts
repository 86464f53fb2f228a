import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewAvatars } from '../table/avatar-copies.ts';
import { waitingPlacesOf } from './waiting-candidates.store.ts';

/** Recruiters see the new picture of candidates who wait for their answer. */
export const handler = eventConsumer('avatar-changed', theTable, async ({ data }, table) => renewAvatars(table, data.userId, await waitingPlacesOf(table, data.userId)));

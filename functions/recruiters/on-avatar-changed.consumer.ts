import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewAvatars } from '../table/avatar-copies.ts';
import { recruiterRowsOf } from './recruiter-rows.store.ts';

/** Managers see the new picture in the list of their recruiters. */
export const handler = eventConsumer('avatar-changed', theTable, async ({ data }, table) => renewAvatars(table, data.userId, await recruiterRowsOf(table, data.userId)));

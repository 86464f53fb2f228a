import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { renewAvatars } from '../table/avatar-copies.ts';
import { placesOnJobs } from './people-on-jobs.store.ts';

/** Boards and records show the new picture of candidates and recruiters. */
export const handler = eventConsumer('avatar-changed', theTable, async ({ data }, table) => renewAvatars(table, data.userId, await placesOnJobs(table, data.userId)));

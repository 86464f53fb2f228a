import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { keepPackedJob } from '../records/packed-jobs.ts';
import { renewPerson } from '../records/person-copy.ts';
import type { Table } from '../table/table.ts';
import { clearJobNotes } from './clear-job-notes.store.ts';
import { jobsNamingManager } from './jobs-with-manager.store.ts';

// Lists over several managers' jobs read them packed: what they are searched by, their status and how many are on them.
const keepPacked = async ({ data }: { data: { jobId: number; managerId: number } }, table: Table) =>
  keepPackedJob(table, data.managerId, data.jobId);
const keepPackedOf = async ({ data }: { data: { job: { id: number }; managerId: number } }, table: Table) =>
  keepPackedJob(table, data.managerId, data.job.id);

export const handler = eventConsumer('jobs', theTable, {
  // Jobs show their manager's current name.
  'person-changed': async ({ data }, table) =>
    renewPerson(table, data.userId, await jobsNamingManager(table, data.userId)),
  'job-posted': async ({ data }, table) => keepPackedJob(table, data.manager.id, data.jobId),
  'job-changed': keepPacked,
  'job-status-changed': keepPacked,
  'job-closed': async ({ data }, table) => keepPackedJob(table, data.manager.id, data.jobId),
  'self-assignment-accepted': keepPackedOf,
  'self-assignment-restored': keepPackedOf,
  // Nobody can read the notes on a removed job.
  'job-removed': async (event, table) => {
    await clearJobNotes(table, event.data.jobId);
    await keepPacked(event, table);
  },
});

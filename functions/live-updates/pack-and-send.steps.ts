import { keepPackedJob } from '../records/packed-jobs.ts';
import type { Table } from '../table/table.ts';
import type { LiveEvent } from './compose-update.ts';
import { sendUpdate } from './send-live.steps.ts';

/**
 * Brings a changed job up to date in the lists over several managers' jobs, which read them packed, and then sends the
 * event's update, at which browsers read those lists: sent first, they would show the job as it was until the next one.
 */
export async function packAndSend(
  event: LiveEvent,
  { managerId, jobId }: { managerId: number; jobId: number },
  needs: Parameters<typeof sendUpdate>[1] & { table: Table },
): Promise<void> {
  await keepPackedJob(needs.table, managerId, jobId);
  await sendUpdate(event, needs);
}

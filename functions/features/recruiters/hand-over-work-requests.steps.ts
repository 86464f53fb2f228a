import type { EventOf } from '../../../events/catalogue.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import {
  askedAlready,
  changedMeanwhile,
  handedOverWorkRequestWrites,
  requestsOfManager,
} from '../../records/work-request.ts';

/**
 * Gives the requests to and of other managers' recruiters for a job to the manager who took it over, so that they work on
 * it as before. Repeating it changes nothing.
 */
export async function handOverWorkRequests(
  { data: { state, job, manager, recipient } }: EventOf<'job-handover-changed'>,
  { table }: { table: Table },
): Promise<void> {
  if (state !== 'accepted') return;
  for (const request of await requestsOfManager(table, manager.id, job.id)) {
    const employed = await table.get(keys.recruiterOfManager(recipient.id, request.recruiterId), { consistent: true });
    const writes = handedOverWorkRequestWrites(request, recipient.id, employed !== undefined);
    await tryWrite(table.write(writes), changedMeanwhile, askedAlready(request.askedBy));
  }
}

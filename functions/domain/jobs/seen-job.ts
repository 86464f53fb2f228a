import type { Job } from '../../../shared/model/job.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { Table } from '../../platform/table/table.ts';
import { seenRowsIn } from '../people/seen-rows.ts';

/** A job as its reader sees it: without the name of whom it hired, where they hide from the reader by now (PLUS-40). */
export function seenJobIn(table: Table) {
  const seen = seenRowsIn(table);
  return async <J extends Pick<Job, 'closed'>>(reader: Pick<Reader, 'id' | 'role'>, job: J): Promise<J> => {
    const [closed] = job.closed ? await seen(reader, [job.closed]) : [];
    return closed ? { ...job, closed } : job;
  };
}

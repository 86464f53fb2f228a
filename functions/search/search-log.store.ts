import type { Job } from '../../shared/model/job.ts';
import type { JobDocument } from '../records/job-document.ts';
import { jobDocument } from '../records/job-document.ts';
import type { StoredJob, StoredJobText } from '../records/job.ts';
import { keys } from '../table/keys.ts';
import type { SearchLogRow } from '../records/search-log.ts';
import { hourOf } from '../records/search-log.ts';
import type { Table } from '../table/table.ts';
import type { ChangeRow, CurrentDocument } from './port.ts';

const pageSize = 100;

/**
 * The table's part of the search store: the change log by hours, and every open job for an index built from scratch.
 */
export function searchLogStore(table: Table) {
  /**
   * Rows of the kind from `since` to `until`, in milliseconds, hour by hour; complete, however many an import of jobs
   * has written.
   */
  async function* readChangeLog({
    kind,
    since,
    until,
  }: {
    kind: string;
    since: number;
    until: number;
  }): AsyncIterable<ChangeRow<JobDocument>> {
    for (let hour = hourOf(since); hour <= hourOf(until); hour++) {
      let after: Record<string, unknown> | undefined;
      do {
        const page = await table.queryPage<SearchLogRow>(keys.searchChanges(kind, hour, since), {
          consistent: true,
          after,
        });
        for (const { time, id, version, document } of page.items)
          yield { time, id, version, document: document as JobDocument | null };
        after = page.next;
      } while (after);
    }
  }

  /** Every open job with its text. */
  async function* readEverything(): AsyncIterable<CurrentDocument<JobDocument>> {
    let after: Record<string, unknown> | undefined;
    do {
      const page = await table.queryPage<StoredJob>(keys.jobsOfEveryone('signed'), { limit: pageSize, after });
      const texts = await table.batchGet<StoredJobText>(page.items.map((job) => keys.jobText(job.id)));
      for (const [row, facts] of page.items.entries()) {
        const job: Job = { ...facts, description: texts[row]?.description ?? '' };
        yield { id: job.id, version: job.version, document: jobDocument(job) };
      }
      after = page.next;
    } while (after);
  }

  return { readChangeLog, readEverything };
}

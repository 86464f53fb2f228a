import { openStatus } from '../../shared/constants/job.ts';
import type { CandidateDocument } from '../records/candidate-document.ts';
import type { JobDocument } from '../records/job-document.ts';
import { jobDocument } from '../records/job-document.ts';
import { searchedVersion } from '../records/job-skill-choices.ts';
import { hourOf } from '../records/search-log.ts';
import { keys } from '../platform/table/keys.ts';
import type { Listing } from '../platform/table/key.ts';
import type { Table } from '../platform/table/table.ts';
import type { ChangeRow, CurrentDocument, SearchStore } from './port.ts';

const pageSize = 100;
type Stored<Document> = Pick<SearchStore<Document>, 'readChangeLog' | 'readEverything'>;

/** The table's part of the search store of jobs: the change log by hours, and every open job with its text. */
export function jobLogStore(table: Table): Stored<JobDocument> {
  async function* readEverything(): AsyncIterable<CurrentDocument<JobDocument>> {
    for await (const jobs of pagesOf(table, keys.jobsOfEveryone(openStatus))) {
      const texts = await table.batchGet(jobs.map((job) => keys.jobText(job.id)));
      for (const [row, facts] of jobs.entries()) {
        const job = { ...facts, description: texts[row]?.description ?? '' };
        yield { id: job.id, version: searchedVersion(job), document: jobDocument(job) };
      }
    }
  }
  return { readChangeLog: changeLogOf<JobDocument>(table), readEverything };
}

/** The same of candidates: every card there is. */
export function candidateLogStore(table: Table): Stored<CandidateDocument> {
  async function* readEverything(): AsyncIterable<CurrentDocument<CandidateDocument>> {
    for await (const cards of pagesOf(table, keys.searchableCandidates))
      for (const card of cards) yield { id: card.id, version: card.version, document: card };
  }
  return { readChangeLog: changeLogOf<CandidateDocument>(table), readEverything };
}

async function* pagesOf<T extends object>(table: Table, key: Listing<T>): AsyncIterable<T[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const page = await table.queryPage(key, { limit: pageSize, after });
    yield page.items;
    after = page.next;
  } while (after);
}

/** Reads rows of the kind from `since` to `until`, in milliseconds, hour by hour; complete, however many there are. */
function changeLogOf<Document>(table: Table): SearchStore<Document>['readChangeLog'] {
  return async function* readChangeLog({ kind, since, until }): AsyncIterable<ChangeRow<Document>> {
    for (let hour = hourOf(since); hour <= hourOf(until); hour++) {
      let after: Record<string, unknown> | undefined;
      do {
        const page = await table.queryPage(keys.searchChanges(kind, hour, since), {
          consistent: true,
          after,
        });
        for (const { time, id, version, document } of page.items)
          yield { time, id, version, document: document as Document | null };
        after = page.next;
      } while (after);
    }
  };
}

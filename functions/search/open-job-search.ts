import type { Table } from '../platform/table/table.ts';
import { jobKind } from './kinds/job.ts';
import { openSearch } from './open-search.ts';
import type { SearchIndex } from './port.ts';
import { jobLogStore } from './search-log.store.ts';

/** The index of open jobs in this process, at most half a second behind the table. */
export function openJobSearch(table: Table): SearchIndex {
  return openSearch(jobKind, jobLogStore(table));
}

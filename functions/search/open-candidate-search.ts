import type { Table } from '../platform/table/table.ts';
import { candidateKind } from './kinds/candidate.ts';
import { openSearch } from './open-search.ts';
import type { SearchIndex } from './port.ts';
import { candidateLogStore } from './search-log.store.ts';

/** The index of candidates in this process, at most half a second behind the table. */
export function openCandidateSearch(table: Table): SearchIndex {
  return openSearch(candidateKind, candidateLogStore(table));
}

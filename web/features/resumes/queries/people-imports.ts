import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { peopleImportLimits } from '../../../../shared/constants/people-import.ts';
import type { RowOutcome } from '../../../../shared/model/people-import.ts';
import type { ImportRow } from '../../../../shared/validation/people-import.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { importKeys } from '../../../common/query-keys/imports.ts';
import { reloadImports } from './candidate-merges.ts';

const peopleKeys = [...importKeys.all, 'files'] as const;

/** The files that the recruiter imported in the last days, newest first. */
export const peopleImportsQuery = infiniteQueryOptions({
  queryKey: [...peopleKeys, 'list'],
  queryFn: ({ pageParam, signal }) => api.imports.listPeopleImports({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** How far one of them is. */
export const peopleImportQuery = (id: number) =>
  queryOptions({
    queryKey: [...peopleKeys, 'one', id],
    queryFn: async ({ signal }) => (await api.imports.readPeopleImport({ params: { id }, signal })).data,
    enabled: id > 0,
  });

/** What became of its rows, or of those with one outcome. */
export const importRowsQuery = (id: number, outcome: RowOutcome['outcome'] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...peopleKeys, 'rows', id, outcome ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.imports.listImportRows({
        params: { id },
        query: { page: pageParam, perPage: 100, ...(outcome && { outcome }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: id > 0,
  });

/** An import that was begun, and how many of its rows were sent. */
export interface Begun {
  id: number;
  sent: number;
}

interface Sending {
  /** An import that is continued, and how many of its rows are there for sure; absent for a new one. */
  begun: Begun | undefined;
  fileName: string;
  people: readonly ImportRow[];
  onProgress: (begun: Begun) => void;
}

/**
 * Imports people in parts. A part whose answer was lost may be sent again, and so may the whole file: rows that arrived
 * are known by their number.
 */
export function useImportPeople() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ begun, fileName, people, onProgress }: Sending): Promise<number> => {
      const id = begun?.id ?? (await startImport(fileName, people.length)).id;
      let sent = begun?.sent ?? 0;
      onProgress({ id, sent });
      while (sent < people.length) {
        const rows = people.slice(sent, sent + peopleImportLimits.rowsPerCall);
        await api.imports.importPeople({ params: { id }, body: { rows } });
        sent += rows.length;
        onProgress({ id, sent });
      }
      return id;
    },
    onSettled: () => reloadImports(queryClient),
  });
}

const startImport = async (fileName: string, rows: number) =>
  (await api.imports.startPeopleImport({ body: { fileName, rows } })).data;

/** Undoes an import, which may take several calls. */
export function useUndoPeopleImport(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      for (;;) {
        const { data } = await api.imports.undoPeopleImport({ params: { id } });
        if (data.state !== 'undoing') return data;
      }
    },
    onSettled: () => reloadImports(queryClient),
  });
}

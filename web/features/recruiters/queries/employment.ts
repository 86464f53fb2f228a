import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/** What a recruiter still does for the manager; read again whenever it is asked for. */
export const openWorkQuery = (id: number) =>
  queryOptions({
    queryKey: [...recruiterKeys.all, 'open-work', id],
    queryFn: async ({ signal }) => (await api.recruiters.readOpenWork({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** Ends the work of a recruiter, of whose candidates in process the manager has seen this many (RECR-56). */
export function useRemoveRecruiter(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (candidates: number) => api.recruiters.removeRecruiter({ params: { id }, query: { candidates } }),
    onError: () => queryClient.invalidateQueries({ queryKey: openWorkQuery(id).queryKey }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

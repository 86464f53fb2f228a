import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { leaveEverywhere } from '../../../common/session/session-actions.ts';

/** Where one is signed in, this browser first; the server keeps so few that one page holds them. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api.accounts.listSessions({ query: {}, signal })).data,
});

/** Ends one session; its browser leaves at once. One that is gone already is gone from the list too. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.accounts.endSession({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Signs out here and everywhere else. */
export function useSignOutEverywhere() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: () => leaveEverywhere(queryClient) });
}

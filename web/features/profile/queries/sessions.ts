import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { endAllSessions } from '../../../common/session/session-actions.ts';

/** The user's sessions, this browser first. The server keeps so few that one page holds them. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api.accounts.listSessions({ query: {}, signal })).data,
});

/** Ends one session, whose browser is signed out. A session that is already gone counts as ended. */
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
  return useMutation({ mutationFn: () => endAllSessions(queryClient) });
}

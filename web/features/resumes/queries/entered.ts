import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** What was entered about the holder of an invitation's link; null where nothing was. */
export const enteredQuery = (token: string) =>
  queryOptions({
    queryKey: ['entered', token],
    queryFn: async ({ signal }) => (await api.imports.readEntered({ body: { token }, signal })).data,
    staleTime: 60_000,
  });

/** Corrects it; what is not sent stays. */
export function useCorrectEntered(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Record<string, unknown>) => api.imports.correctEntered({ body: { token, change } }),
    onSuccess: ({ data }) => queryClient.setQueryData(enteredQuery(token).queryKey, data),
    onError: () => queryClient.invalidateQueries({ queryKey: enteredQuery(token).queryKey }),
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

const key = ['claim-link'] as const;

/** What a mailed link asks its holder. */
export const claimLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...key, token],
    queryFn: async ({ signal }) => (await api.claims.readClaimLink({ body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Confirms or declines one of the proposals by the link, which is then used up. */
export function useAnswerByLink(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ claimId, answer }: { claimId: number; answer: 'confirm' | 'decline' }) => {
      const body = { token, claimId };
      const { data } =
        answer === 'confirm'
          ? await api.claims.confirmClaimByLink({ body })
          : await api.claims.declineClaimByLink({ body });
      return data;
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

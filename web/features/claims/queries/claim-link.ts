import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

const key = ['claim-link'] as const;

const answers = {
  confirm: api.claims.confirmClaimByLink,
  decline: api.claims.declineClaimByLink,
  undo: api.claims.undoChoiceByLink,
};

/** What a mailed link asks its holder. */
export const claimLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...key, token],
    queryFn: async ({ signal }) => (await api.claims.readClaimLink({ body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Confirms or declines one of the proposals by the link, which is then used up, or takes the choice back. */
export function useAnswerByLink(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ claimId, answer }: { claimId: number; answer: keyof typeof answers }) => {
      const { data } = await answers[answer]({ body: { token, claimId } });
      return data;
    },
    onSuccess: (_, { answer }) => (answer === 'undo' ? queryClient.invalidateQueries({ queryKey: key }) : undefined),
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

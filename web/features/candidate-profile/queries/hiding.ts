import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { hidingForm } from '../../../../shared/validation/hiding.ts';
import { api } from '../../../api/api.ts';

/** From whom the user hides, as a candidate (PLUS-21). */
export const hidingQuery = (candidateId: number) =>
  queryOptions({
    queryKey: ['hidden-from', candidateId],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readHiding({ params: { candidateId }, signal })).data,
  });

/** Saves whom the user hides from, and reads the list again after a refusal too. */
export function useSaveHiding(candidateId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof hidingForm>) =>
      api['candidate-profile'].saveHiding({ params: { candidateId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: hidingQuery(candidateId).queryKey }),
  });
}

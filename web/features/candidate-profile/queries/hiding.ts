import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Viewpoint } from '../../../../shared/constants/candidate-profile.ts';
import type { hidingForm } from '../../../../shared/validation/hiding.ts';
import { api } from '../../../api/api.ts';

/** From whom the user hides, as a candidate (PLUS-21). */
export const hidingQuery = (candidateId: number) =>
  queryOptions({
    queryKey: ['hidden-from', candidateId],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readHiding({ params: { candidateId }, signal })).data,
  });

/** The user's own profile as another kind of person sees it. */
export const profileAsQuery = (candidateId: number, viewpoint: Viewpoint) =>
  queryOptions({
    // Under the list itself, so that a change of it is seen here too.
    queryKey: [...hidingQuery(candidateId).queryKey, viewpoint],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readProfileAs({ params: { candidateId }, query: { viewpoint }, signal })).data
        .profile,
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

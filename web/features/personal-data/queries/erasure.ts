import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Erasure } from '../../../../shared/model/personal-data.ts';
import type { erasureForm } from '../../../../shared/validation/personal-data.ts';
import { api } from '../../../api/api.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Whether one's account is to be erased, and what that takes along today. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: async ({ signal }) => (await api['personal-data'].readErasure({ signal })).data,
});

/** Asks for erasure; the banner appears at once. */
export function useRequestErasure() {
  const show = useShowErasure();
  return useMutation({
    mutationFn: async (body: z.input<typeof erasureForm>) => (await api['personal-data'].requestErasure({ body })).data,
    onSuccess: show,
  });
}

/** Calls the erasure off; the banner goes at once. */
export function useCancelErasure() {
  const show = useShowErasure();
  return useMutation({ mutationFn: async () => (await api['personal-data'].cancelErasure()).data, onSuccess: show });
}

function useShowErasure() {
  const queryClient = useQueryClient();
  return (erasure: Erasure) => {
    queryClient.setQueryData(erasureQuery.queryKey, erasure);
    queryClient.setQueryData(
      accountQuery.queryKey,
      (account) => account && { ...account, erasureDueAt: erasure.dueAt ?? undefined },
    );
  };
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Erasure } from '../../../../shared/model/personal-data.ts';
import type { erasureForm } from '../../../../shared/validation/personal-data.ts';
import { api } from '../../../api/api.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Whether the account is scheduled for erasure, and what would be erased today. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: async ({ signal }) => (await api['personal-data'].readErasure({ signal })).data,
});

/** Requests erasure and shows the banner immediately. */
export function useRequestErasure() {
  const show = useShowErasure();
  return useMutation({
    mutationFn: async (body: z.input<typeof erasureForm>) => (await api['personal-data'].requestErasure({ body })).data,
    onSuccess: show,
  });
}

/** Cancels the erasure and hides the banner immediately. */
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

import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RewardForm } from '../../../../shared/constants/points.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** The prefix of every query key of points. */
export const pointsKey = ['points'] as const;

/** Balance, earned and redeemed points. */
export const pointsQuery = queryOptions({
  queryKey: [...pointsKey, 'balance'],
  queryFn: async ({ signal }) => (await api.points.readPoints({ signal })).data,
});

/** The ledger, newest first. */
export const pointEntriesQuery = infiniteQueryOptions({
  queryKey: [...pointsKey, 'entries'],
  queryFn: ({ signal, pageParam }) => api.points.listPointEntries({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** Awards not yet acknowledged, oldest first (POINTS-16). */
export const receivedPointsQuery = queryOptions({
  queryKey: [...pointsKey, 'received'],
  queryFn: async ({ signal }) => (await api.points.listReceivedPoints({ signal })).data,
});

/** Redeems points and reloads balance and ledger (POINTS-18). */
export function useRedeemPoints() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { count: number; reward: RewardForm }) => api.points.redeemPoints({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pointsKey }),
  });
}

/** Acknowledges an award and reloads the received ones, so that the next can appear (POINTS-08, POINTS-09). */
export function useViewReward() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rewardId: number) => api.points.viewReward({ params: { id: rewardId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: receivedPointsQuery.queryKey }),
  });
}

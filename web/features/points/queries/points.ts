import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RewardForm } from '../../../../shared/constants/points.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

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

/** The statement of a month of the zone; the running one without a month. */
export const statementQuery = (month: string | undefined, zone: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'statement', month, zone],
    queryFn: async ({ signal }) =>
      (await api.points.readStatement({ query: { ...(month && { month }), zone }, signal })).data,
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

/** Contests a return with words; a super manager decides. */
export function useContestReturn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, words }: { id: number; words: string }) =>
      api.points.contestReturn({ params: { id }, body: { words } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pointsKey }),
  });
}

/**
 * Where the bounty of each hire of a job is, newest first. They are read with the job whenever that changes, since a
 * reaction to a hire books the points.
 */
export const hireBountiesQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...jobKeys.one(jobId), 'bounties'],
    queryFn: async ({ signal }) => (await api.points.listHireBounties({ params: { id: jobId }, signal })).data,
  });

/** Says that a hired person left within the guarantee. */
export function useReturnBounty(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { rewardId: number; leftOn: string; reason: string }) =>
      api.points.returnBounty({ params: { id: jobId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: hireBountiesQuery(jobId).queryKey }),
  });
}

/** Contested returns that the super manager may decide, oldest first. */
export const contestedReturnsQuery = infiniteQueryOptions({
  queryKey: [...pointsKey, 'contested'],
  queryFn: ({ signal, pageParam }) => api.points.listContestedReturns({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** Decides a contested return. */
export function useDecideReturn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; outcome: 'upheld' | 'restored'; words: string }) =>
      api.points.decideReturn({ params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contestedReturnsQuery.queryKey }),
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

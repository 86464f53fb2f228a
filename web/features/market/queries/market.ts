import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MarketTerms } from '../../../../shared/model/market-offer.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { marketKeys } from '../../../common/query-keys/market.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';
import type { marketQuestion } from '../model/market-filters.ts';

/** Jobs that are open to recruiters of the market, page by page (PLUS-49). */
export const marketQuery = (view: ReturnType<typeof marketQuestion>) =>
  infiniteQueryOptions({
    queryKey: [...marketKeys.all, view],
    queryFn: ({ signal, pageParam }) => api.market.listMarketJobs({ query: { ...view, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Asks the manager of a job to work on it. */
export function useAskForJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, message }: { id: number; message: string }) =>
      api.market.askForJob({ params: { id }, body: { message } }),
    onSettled: () =>
      Promise.all(
        [marketKeys.all, recruiterKeys.workRequests].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}

/** Offers a job to recruiters of the market, changes the offer, or takes it back without terms. */
export function useOfferJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (terms: MarketTerms | null) =>
      terms ? api.market.offerJob({ params: { id }, body: terms }) : api.market.withdrawJobOffer({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobKeys.one(id) }),
  });
}

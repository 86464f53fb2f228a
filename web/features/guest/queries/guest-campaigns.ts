import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The open job categories with their counts (GUEST-05). */
export const guestCampaignsQuery = queryOptions({
  queryKey: ['guest-campaigns'],
  queryFn: async ({ signal }) => (await api.guest.listGuestCampaigns({ query: { perPage: 100 }, signal })).data,
  staleTime: 60_000,
});

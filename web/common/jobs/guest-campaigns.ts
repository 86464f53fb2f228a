import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { guestJobKeys } from '../query-keys/guest-jobs.ts';

/** The open job categories with their counts (GUEST-05); a themed host lists only its own (API-36). */
export const guestCampaignsQuery = queryOptions({
  queryKey: guestJobKeys.campaigns,
  queryFn: async ({ signal }) =>
    (await api.guest.listGuestCampaigns({ query: { perPage: 100, hostname: globalThis.location.hostname }, signal }))
      .data,
  staleTime: 60_000,
});

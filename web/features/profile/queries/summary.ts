import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** A summary of the own profile (API-31); written anew when the user asks, not whenever the page is looked at. */
export const profileSummaryQuery = queryOptions({
  queryKey: ['profile-summary'],
  queryFn: async ({ signal }) => (await api.ai.readProfileSummary({ signal })).data,
  staleTime: 10 * 60_000,
  refetchOnWindowFocus: false,
});

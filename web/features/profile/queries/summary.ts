import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The summary of the user's profile (API-31), rewritten only on request. */
export const profileSummaryQuery = queryOptions({
  queryKey: ['profile-summary'],
  queryFn: async ({ signal }) => (await api.ai.readProfileSummary({ signal })).data,
  staleTime: 10 * 60_000,
  refetchOnWindowFocus: false,
});

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mostJobViews } from '../../../../shared/constants/limits.ts';
import { api } from '../../../api/api.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import type { JobFilters } from '../model/job-filters.ts';

/** The manager's saved views of the job list, newest first. */
export const jobViewsQuery = queryOptions({
  queryKey: jobKeys.views,
  queryFn: async ({ signal }) => (await api.jobs.listJobViews({ query: { perPage: mostJobViews }, signal })).data,
});

function useChange<Given>(send: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobKeys.views }),
  });
}

/** Saves filters, search and order of the list under a name. */
export const useSaveJobView = () =>
  useChange((body: { name: string; filters: JobFilters }) => api.jobs.saveJobView({ body }));

/** Removes a view. */
export const useRemoveJobView = () => useChange((id: number) => api.jobs.removeJobView({ params: { id } }));

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

const most = 100;

/** Who waits for an answer on a job of the caller's, or on any of them, oldest first. */
export const waitingApplicantsQuery = (jobId?: number) =>
  queryOptions({
    queryKey: [...(jobId === undefined ? jobKeys.all : jobKeys.one(jobId)), 'waiting'],
    queryFn: ({ signal }) => api.applications.listWaitingApplicants({ query: { jobId, perPage: most }, signal }),
  });

/**
 * Takes an applicant forward without a recruiter. The list is read from an index that may lag, so the row leaves it
 * here.
 */
export function useTakeForward(jobId?: number) {
  const queryClient = useQueryClient();
  const { queryKey } = waitingApplicantsQuery(jobId);
  return useMutation({
    mutationFn: async (id: number) => (await api.applications.takeApplicantForward({ params: { id } })).data,
    onSuccess: (_, id) =>
      queryClient.setQueryData(queryKey, (known) => {
        if (!known) return known;
        const left = known.data.filter((row) => row.id !== id);
        return { data: left, meta: { ...known.meta, total: known.meta.total - (known.data.length - left.length) } };
      }),
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: jobKeys.all,
        predicate: (query) => query.queryKey.at(-1) !== 'waiting',
      }),
  });
}

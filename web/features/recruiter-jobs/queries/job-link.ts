import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

const keyOf = (jobId: number) => [...jobKeys.oneOfRecruiter(jobId), 'link'] as const;

/** The recruiter's own link to a job; null without one. */
export const jobLinkQuery = (jobId: number) =>
  queryOptions({
    queryKey: keyOf(jobId),
    queryFn: async ({ signal }) => (await api.recommendations.readJobLink({ params: { id: jobId }, signal })).data,
  });

function useLinkCall(jobId: number, call: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(jobId) }),
  });
}

/** Makes the recruiter's link to a job. */
export const useMakeJobLink = (id: number) =>
  useLinkCall(id, () => api.recommendations.makeJobLink({ params: { id } }));

/** Removes it; it stops working. */
export const useRemoveJobLink = (id: number) =>
  useLinkCall(id, () => api.recommendations.removeJobLink({ params: { id } }));

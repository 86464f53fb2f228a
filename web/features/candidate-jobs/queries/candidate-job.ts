import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** A job with the candidate's own application. */
export const candidateJobQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['candidate-jobs', 'one', jobId],
    queryFn: async ({ signal }) => (await api.applications.readCandidateJob({ params: { id: jobId }, signal })).data,
  });

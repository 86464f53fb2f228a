import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** A candidate on a job. */
export interface Pair {
  jobId: number;
  candidateId: number;
}

/** The candidate on the job, with everything that decides which moves are allowed. */
export const candidateOnJobQuery = (pair: Pair) =>
  queryOptions({
    queryKey: ['pipeline', 'candidate-on-job', pair],
    queryFn: async ({ signal }) => (await api.pipeline.readCandidateOnJob({ params: pair, signal })).data,
  });

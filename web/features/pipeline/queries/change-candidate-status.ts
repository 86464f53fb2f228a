import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { api } from '../../../api/api.ts';
import type { Pair } from './candidate-on-job.ts';
import { candidateOnJobQuery } from './candidate-on-job.ts';

/** A move, based on the version that was displayed. */
export interface Move {
  status: PipelineStatus;
  reason?: string;
  version: number;
}

// The job pages of manager and recruiter also show each candidate's status.
const refreshAfterMove = (queryClient: QueryClient, { jobId }: Pair) =>
  Promise.all(
    [['pipeline'], ['jobs', jobId], ['jobs', 'recruiter', jobId]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Moves the candidate: the response updates the page, and the story reloads (PIPE-13). */
export function useChangeCandidateStatus(pair: Pair) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (move: Move) => (await api.pipeline.changeCandidateStatus({ params: pair, body: move })).data,
    onSuccess: (onJob) => queryClient.setQueryData(candidateOnJobQuery(pair).queryKey, onJob),
    onSettled: () => refreshAfterMove(queryClient, pair),
  });
}

/** Undoes the user's own last move. */
export function useUndoCandidateStatus(pair: Pair) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.pipeline.undoCandidateStatus({ params: pair, body: {} })).data,
    onSuccess: (onJob) => queryClient.setQueryData(candidateOnJobQuery(pair).queryKey, onJob),
    onSettled: () => refreshAfterMove(queryClient, pair),
  });
}

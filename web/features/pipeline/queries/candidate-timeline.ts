import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { type Pair, pipelineKeys } from './keys.ts';

/** The story of the candidate on the job, newest first (DEC-50). */
export const candidateTimelineQuery = (pair: Pair) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.timeline(pair),
    queryFn: ({ signal, pageParam }) => api.pipeline.listTimeline({ params: pair, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/**
 * Adds, edits and deletes notes on a candidate on a job, and reloads the story after each change (PIPE-22 to PIPE-24).
 */
export function useCandidateJobNotes(pair: Pair) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: pipelineKeys.timeline(pair) });
  const add = useMutation({
    mutationFn: (note: string) => api.pipeline.addCandidateJobNote({ params: pair, body: { note } }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ noteId, note }: { noteId: number; note: string }) =>
      api.pipeline.changeCandidateJobNote({ params: { ...pair, noteId }, body: { note } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (noteId: number) => api.pipeline.removeCandidateJobNote({ params: { ...pair, noteId } }),
    onSuccess,
  });
  return { add, change, remove };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { Pair } from './candidate-on-job.ts';

/**
 * Adds, edits and deletes notes on a candidate on a job, and reloads the story after each change (PIPE-22 to PIPE-24).
 */
export function useCandidateJobNotes(pair: Pair) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['pipeline', 'timeline', pair] });
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

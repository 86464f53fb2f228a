import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** The notes on a job in the reverse of the order received, so the newest first (JOB-42, JOB-66). */
export const jobNotesQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...jobKeys.one(jobId), 'notes'],
    queryFn: async ({ signal }) => (await api.jobs.listJobNotes({ params: { id: jobId }, signal })).data.toReversed(),
  });

/** What happened to a job, newest first. */
export const jobStoryQuery = (jobId: number) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.one(jobId), 'story'],
    queryFn: ({ signal, pageParam }) =>
      api.jobs.readJobStory({ params: { id: jobId }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Adds, changes and deletes notes on a job, and reads them again after each change (JOB-67 to JOB-69). */
export function useJobNotes(jobId: number) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: jobNotesQuery(jobId).queryKey });
  const add = useMutation({
    mutationFn: (note: string) => api.jobs.addJobNote({ params: { id: jobId }, body: { note } }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ noteId, note }: { noteId: number; note: string }) =>
      api.jobs.changeJobNote({ params: { id: jobId, noteId }, body: { note } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (noteId: number) => api.jobs.removeJobNote({ params: { id: jobId, noteId } }),
    onSuccess,
  });
  return { add, change, remove };
}

import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../../../shared/constants/roles.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { useAccount } from '../../../common/account/account.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** The addresses of notes on jobs for this role: one kind of note, addresses of their own for super managers (DEC-41). */
const callsOf = (role: Role) =>
  role === 'super_manager'
    ? {
        list: api.jobs.listOverseenJobNotes,
        add: api.jobs.addOverseenJobNote,
        change: api.jobs.changeOverseenJobNote,
        remove: api.jobs.removeOverseenJobNote,
      }
    : {
        list: api.jobs.listJobNotes,
        add: api.jobs.addJobNote,
        change: api.jobs.changeJobNote,
        remove: api.jobs.removeJobNote,
      };

/** The notes on a job in the reverse of the order received, so the newest first (JOB-42, JOB-66). */
export const jobNotesQuery = (jobId: number, role: Role) =>
  queryOptions({
    queryKey: [...jobKeys.one(jobId), 'notes'],
    queryFn: async ({ signal }) => (await callsOf(role).list({ params: { id: jobId }, signal })).data.toReversed(),
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
  const { role } = useAccount();
  const calls = callsOf(role);
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: jobNotesQuery(jobId, role).queryKey });
  const add = useMutation({
    mutationFn: (note: string) => calls.add({ params: { id: jobId }, body: { note } }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ noteId, note }: { noteId: number; note: string }) =>
      calls.change({ params: { id: jobId, noteId }, body: { note } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (noteId: number) => calls.remove({ params: { id: jobId, noteId } }),
    onSuccess,
  });
  return { add, change, remove };
}

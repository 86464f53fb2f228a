import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Note } from '../../../../shared/model/pipeline.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { useAccount } from '../../../common/account/account.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { overseenJobQuery } from './overseen-jobs.ts';

/** The addresses of notes on jobs for this role: one kind of note, addresses of their own for super managers (DEC-41). */
const callsOf = (role: Role) =>
  role === 'super_manager'
    ? {
        add: api.jobs.addOverseenJobNote,
        change: api.jobs.changeOverseenJobNote,
        remove: api.jobs.removeOverseenJobNote,
      }
    : {
        add: api.jobs.addJobNote,
        change: api.jobs.changeJobNote,
        remove: api.jobs.removeJobNote,
      };

const jobNotesQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...jobKeys.one(jobId), 'notes'],
    queryFn: async ({ signal }) => (await api.jobs.listJobNotes({ params: { id: jobId }, signal })).data,
  });

const newestFirst = (notes: readonly Note[]) => notes.toReversed();

/**
 * The notes on a job in the reverse of the order received, so the newest first (JOB-42, JOB-66), and how to read them
 * again. A super manager's page of the job has them with the job.
 */
export function useNotesOfJob(jobId: number) {
  const isOverseen = useAccount().role === 'super_manager';
  const queryClient = useQueryClient();
  const own = useQuery({ ...jobNotesQuery(jobId), enabled: !isOverseen, select: newestFirst });
  const overseen = useQuery({
    ...overseenJobQuery(jobId),
    enabled: isOverseen,
    select: ({ notes }) => newestFirst(notes),
  });
  const readAgain = useCallback(() => {
    const { queryKey } = isOverseen ? overseenJobQuery(jobId) : jobNotesQuery(jobId);
    return queryClient.invalidateQueries({ queryKey });
  }, [queryClient, isOverseen, jobId]);
  return { query: isOverseen ? overseen : own, readAgain };
}

/** What happened to a job, newest first. */
export const jobStoryQuery = (jobId: number) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.one(jobId), 'story'],
    queryFn: ({ signal, pageParam }) =>
      api.jobs.readJobStory({ params: { id: jobId }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Adds, changes and deletes notes on a job; `onSuccess` follows each change (JOB-67 to JOB-69). */
export function useNoteChanges(jobId: number, onSuccess: () => Promise<void>) {
  const calls = callsOf(useAccount().role);
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

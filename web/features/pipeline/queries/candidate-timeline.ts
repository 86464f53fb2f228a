import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';
import { api } from '../../../api/api.ts';
import { type ListPage, nextPage } from '../../../api/paging.ts';
import { useAccount } from '../../../common/account/account.ts';
import { type Pair, pipelineKeys } from './keys.ts';

/** A first page of the story, and when it was read, in milliseconds. */
interface FirstPage {
  first: ListPage<TimelineEntry>;
  readAt: number;
}

/** The story of the candidate on the job, newest first (DEC-50). Its first page comes with the candidate. */
export const candidateTimelineQuery = (pair: Pair, { first, readAt }: FirstPage) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.timeline(pair),
    queryFn: ({ signal, pageParam }) => api.pipeline.listTimeline({ params: pair, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    initialData: { pages: [first], pageParams: [1] },
    initialDataUpdatedAt: readAt,
  });

/** The addresses of notes on candidates for this role; super managers have their own (API-62 to API-65). */
const callsOf = (role: Role) =>
  role === 'super_manager'
    ? {
        add: api.pipeline.addOverseenCandidateNote,
        change: api.pipeline.changeOverseenCandidateNote,
        remove: api.pipeline.removeOverseenCandidateNote,
      }
    : {
        add: api.pipeline.addCandidateJobNote,
        change: api.pipeline.changeCandidateJobNote,
        remove: api.pipeline.removeCandidateJobNote,
      };

/**
 * Adds, edits and deletes notes on a candidate on a job, and reloads the story after each change (PIPE-22 to PIPE-24).
 */
export function useCandidateJobNotes(pair: Pair) {
  const queryClient = useQueryClient();
  const calls = callsOf(useAccount().role);
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: pipelineKeys.timeline(pair) });
  const add = useMutation({
    mutationFn: (note: string) => calls.add({ params: pair, body: { note } }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ noteId, note }: { noteId: number; note: string }) =>
      calls.change({ params: { ...pair, noteId }, body: { note } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (noteId: number) => calls.remove({ params: { ...pair, noteId } }),
    onSuccess,
  });
  return { add, change, remove };
}

import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { resumeLimits, type ResumeStatus } from '../../../../shared/constants/resume.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

export type WantedStatus = ResumeStatus | 'all';

/** The keys of everything about resumes that were uploaded. */
export const resumeKeys = { all: ['parsed-resumes'], lists: ['parsed-resumes', 'list'] } as const;

/** The recruiter's resumes of a status, newest first, page by page (RESUME-19). */
export const resumesQuery = (status: WantedStatus) =>
  infiniteQueryOptions({
    queryKey: [...resumeKeys.lists, status],
    queryFn: ({ pageParam, signal }) => api.resumes.listParsedResumes({ query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** A resume with what was read in it (RESUME-20). */
export const parsedResumeQuery = (id: number) =>
  queryOptions({
    queryKey: [...resumeKeys.all, 'one', id],
    queryFn: async ({ signal }) => (await api.resumes.readParsedResume({ params: { id }, signal })).data,
    enabled: id > 0,
  });

/** Ids as the calls that one press makes: each takes at most as many as the server reads again by one call. */
function perCall(ids: readonly number[]): number[][] {
  const calls: number[][] = [];
  for (let from = 0; from < ids.length; from += resumeLimits.mostRepeated)
    calls.push(ids.slice(from, from + resumeLimits.mostRepeated));
  return calls;
}

function useChange<V, R>(mutationFn: (given: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: resumeKeys.all }),
  });
}

/** Cancels the reading of resumes (RESUME-22). */
export const useCancelParse = () =>
  useChange((ids: number[]) =>
    Promise.all(perCall(ids).map((some) => api.resumes.cancelParse({ body: { ids: some } }))),
  );

/** Has resumes read again (RESUME-21); returns the ids of those whose files are still there. */
export const useAddToQueue = () =>
  useChange(async (ids: number[]) => {
    const responses = await Promise.all(perCall(ids).map((some) => api.resumes.addToQueue({ body: { ids: some } })));
    return responses.flatMap(({ data }) => data.queued);
  });

/** Removes a resume with everything that was read in it. */
export const useRemoveResume = () => useChange((id: number) => api.resumes.removeParsedResume({ params: { id } }));

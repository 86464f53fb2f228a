import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { MergeForm } from '../../../../shared/model/candidate-merge.ts';
import type { RemarksForm } from '../../../../shared/validation/imported-candidate.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { useLive } from '../../../api/use-live.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { importKeys } from '../../../common/query-keys/imports.ts';

/** Whom the recruiter looks for among those they added; what is not asked for is left out. */
export type AddedWish = { search?: string; tag?: string; cameFrom?: string };

/** The candidates whom the recruiter added and who have not responded yet, or those in whom all words are found, newest first. */
export const addedCandidatesQuery = (wish: AddedWish) =>
  infiniteQueryOptions({
    queryKey: [...importKeys.all, 'list', wish],
    queryFn: ({ pageParam, signal }) =>
      api.imports.listImportedCandidates({ query: { page: pageParam, ...wish }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** The recruiter's merges that can be undone, newest first. */
export const candidateMergesQuery = infiniteQueryOptions({
  queryKey: [...importKeys.all, 'merges'],
  queryFn: ({ pageParam, signal }) => api.imports.listCandidateMerges({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** An added candidate beside those who may be the same person. */
export const samePeopleQuery = (id: number) =>
  queryOptions({
    queryKey: [...importKeys.all, 'same', id],
    queryFn: async ({ signal }) => (await api.imports.compareImportedCandidate({ params: { id }, signal })).data,
    enabled: id > 0,
  });

/** An added candidate as entered. */
export const addedCandidateQuery = (id: number) =>
  queryOptions({
    queryKey: [...importKeys.all, 'one', id],
    queryFn: async ({ signal }) => (await api.imports.readImportedCandidate({ params: { id }, signal })).data,
  });

/** Loads again what shows whom the recruiter added: their lists, and the search that finds them too. */
export const reloadImports = (queryClient: QueryClient) =>
  Promise.all([importKeys.all, candidateKeys.found].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

function useChange<V>(mutationFn: (given: V) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => reloadImports(queryClient),
  });
}

/** Merges an added candidate into another one. */
export const useMergeCandidate = (id: number) =>
  useChange((body: MergeForm) => api.imports.mergeImportedCandidate({ params: { id }, body }));

/** Changes the picture of an added candidate, or removes it with null. */
export const useChangeAddedPicture = (id: number) =>
  useChange((picture: string | null) => api.imports.changeImportedAvatar({ params: { id }, body: { picture } }));

/** Changes what is sent of an added candidate; the rest stays (RESUME-14). */
export const useCorrectAdded = (id: number) =>
  useChange((body: Record<string, unknown>) => api.imports.changeImportedCandidate({ params: { id }, body }));

/** Saves what the recruiter says of the person: tags, note, where they came from, calls. */
export const useSaveRemarks = (id: number) =>
  useChange((body: RemarksForm) => api.imports.saveRemarks({ params: { id }, body }));

/** Invites somebody whom a file added to claim their profile. */
export const useInviteAdded = (id: number) =>
  useChange<void>(() => api.imports.inviteImportedCandidate({ params: { id } }));

/** Deletes the resume from which an added candidate was read; what was entered stays (RESUME-16). */
export const useRemoveAddedResume = (id: number) =>
  useChange<void>(() => api.imports.removeImportedResume({ params: { id } }));

/** Undoes a merge. */
export const useUndoMerge = () => useChange((id: number) => api.imports.undoCandidateMerge({ params: { id } }));

/** Loads added candidates and merges again after they changed in another tab. */
export function useLiveImports(): void {
  const queryClient = useQueryClient();
  const refresh = () => void reloadImports(queryClient);
  useLive({ 'imported-candidates': refresh, catchUp: refresh });
}

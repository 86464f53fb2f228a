import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnResume } from '../../../../shared/model/candidate-profile.ts';
import { api } from '../../../api/api.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { fetchBlob, saveBlob } from '../../../common/uploads/save-file.ts';
import type { entriesBody } from '../model/own-fields.ts';
import { isWaiting } from '../model/resume-words.ts';
import { resumeKeys } from './resumes.ts';

/** How often a resume that is being read is looked at, in milliseconds, where no live message comes. */
const pause = 3000;

/** A candidate's resume; null where there is none (CAND-73). */
export const ownResumeQuery = (candidateId: number) =>
  queryOptions({
    queryKey: [...resumeKeys.all, 'of', candidateId],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readResume({ params: { candidateId }, signal })).data,
  });

/** The user's own resume with what was read in it. */
export const ownParsedResumeQuery = (id: number) =>
  queryOptions({
    queryKey: [...resumeKeys.all, 'own', id],
    queryFn: async ({ signal }) => (await api.resumes.readOwnParsedResume({ params: { id }, signal })).data,
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? pause : false),
  });

/** Downloads a candidate's resume as a blob, saved as `resume` (CAND-23, CAND-75). */
export const useDownloadResume = (candidateId: number) =>
  useMutation({
    mutationFn: async ({ path }: Pick<OwnResume, 'path'>) => {
      const { url } = (await api['candidate-profile'].downloadResume({ params: { candidateId }, query: { path } }))
        .data;
      saveBlob(await fetchBlob(url), 'resume');
    },
  });

function useReload(candidateId: number) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: resumeKeys.all }),
      queryClient.invalidateQueries({ queryKey: candidateKeys.profile(candidateId) }),
    ]);
}

/** Removes the user's own resume with its file (CAND-76). */
export function useRemoveOwnResume(candidateId: number) {
  const onSettled = useReload(candidateId);
  return useMutation({
    mutationFn: () => api['candidate-profile'].removeResume({ params: { candidateId } }),
    onSettled,
  });
}

/** Adds what was read and looked at to the user's own profile. */
export function useAddFromResume(candidateId: number) {
  const onSettled = useReload(candidateId);
  return useMutation({
    mutationFn: (body: ReturnType<typeof entriesBody>) =>
      api['candidate-profile'].addFromResume({ params: { candidateId }, body }),
    onSettled,
  });
}

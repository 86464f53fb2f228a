import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnResumeForm } from '../../../../shared/validation/resume.ts';
import { api } from '../../../api/api.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import type { entriesBody } from '../model/own-fields.ts';
import { isWaiting } from '../model/resume-words.ts';
import { resumeKeys } from './resumes.ts';

/** How often a resume that is being read is looked at, in milliseconds, where no live message comes. */
const pause = 3000;

/** The candidate's own resumes, the default first. */
export const ownResumesQuery = (candidateId: number) =>
  queryOptions({
    queryKey: [...resumeKeys.all, 'of', candidateId],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].listOwnResumes({ params: { candidateId }, signal })).data,
  });

/** The user's own resume with what was read in it. */
export const ownParsedResumeQuery = (id: number) =>
  queryOptions({
    queryKey: [...resumeKeys.all, 'own', id],
    queryFn: async ({ signal }) => (await api.resumes.readOwnParsedResume({ params: { id }, signal })).data,
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? pause : false),
  });

function useReload(candidateId: number) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: resumeKeys.all }),
      queryClient.invalidateQueries({ queryKey: candidateKeys.profile(candidateId) }),
    ]);
}

/** Renames one of the user's own resumes, or makes it the default. */
export function useChangeOwnResume(candidateId: number) {
  const onSettled = useReload(candidateId);
  return useMutation({
    mutationFn: ({ id, ...body }: OwnResumeForm & { id: number }) =>
      api['candidate-profile'].changeOwnResume({ params: { candidateId, id }, body }),
    onSettled,
  });
}

/** Removes one of the user's own resumes with its file (CAND-76). */
export function useRemoveOwnResume(candidateId: number) {
  const onSettled = useReload(candidateId);
  return useMutation({
    mutationFn: (id: number) => api['candidate-profile'].removeOwnResume({ params: { candidateId, id } }),
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

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { EntrySection } from '../../../../shared/constants/candidate-profile.ts';
import type { certificationForm } from '../../../../shared/validation/certification.ts';
import type { educationForm } from '../../../../shared/validation/education.ts';
import type { workExperienceForm } from '../../../../shared/validation/work-experience.ts';
import { api } from '../../../api/api.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import type { sentInfo } from '../model/info-fields.ts';

/** The whole profile of a candidate, as far as the user may see it (CAND-42). */
export const candidateProfileQuery = (candidateId: number) =>
  queryOptions({
    queryKey: candidateKeys.profile(candidateId),
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readCandidateProfile({ params: { candidateId }, signal })).data,
    enabled: candidateId > 0,
  });

/** What is sent of an entry of each section. */
export interface EntryBodies {
  educations: z.input<typeof educationForm>;
  certifications: z.input<typeof certificationForm>;
  workExperiences: z.input<typeof workExperienceForm>;
}

type Calls = {
  [S in EntrySection]: {
    add: (call: { params: { candidateId: number }; body: EntryBodies[S] }) => Promise<unknown>;
    change: (call: { params: { candidateId: number; id: number }; body: EntryBodies[S] }) => Promise<unknown>;
    remove: (call: { params: { candidateId: number; id: number } }) => Promise<unknown>;
  };
};

const calls: Calls = {
  educations: {
    add: (call) => api['candidate-profile'].addEducation(call),
    change: (call) => api['candidate-profile'].changeEducation(call),
    remove: (call) => api['candidate-profile'].removeEducation(call),
  },
  certifications: {
    add: (call) => api['candidate-profile'].addCertification(call),
    change: (call) => api['candidate-profile'].changeCertification(call),
    remove: (call) => api['candidate-profile'].removeCertification(call),
  },
  workExperiences: {
    add: (call) => api['candidate-profile'].addWorkExperience(call),
    change: (call) => api['candidate-profile'].changeWorkExperience(call),
    remove: (call) => api['candidate-profile'].removeWorkExperience(call),
  },
};

/** Loads the profile again after a change, and after a refusal, so that the form sees what another user changed. */
function useReload(candidateId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: candidateProfileQuery(candidateId).queryKey });
}

/** Saves an entry: adds it, or changes the one with this id. */
export function useSaveEntry<S extends EntrySection>(candidateId: number, section: S, id: number | undefined) {
  const onSettled = useReload(candidateId);
  return useMutation({
    mutationFn: (body: EntryBodies[S]) =>
      id === undefined
        ? calls[section].add({ params: { candidateId }, body })
        : calls[section].change({ params: { candidateId, id }, body }),
    onSettled,
  });
}

/** Removes an entry. */
export function useRemoveEntry(candidateId: number, section: EntrySection) {
  const onSettled = useReload(candidateId);
  return useMutation({
    mutationFn: (id: number) => calls[section].remove({ params: { candidateId, id } }),
    onSettled,
  });
}

/** Marks a candidate as favourite or removes the mark; lists show it too (CAND-36, CAND-40, CAND-50). */
export function useFavoriteCandidate(candidateId: number) {
  const reload = useReload(candidateId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isFavorite: boolean) =>
      api['candidate-profile'].favoriteCandidate({ params: { candidateId }, body: { isFavorite } }),
    onSettled: () => Promise.all([reload(), queryClient.invalidateQueries({ queryKey: candidateKeys.found })]),
  });
}

/** Approves a candidate for a region; the response replaces the profile (CAND-32, CAND-53). */
export function useApproveCandidate(candidateId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (region: string) =>
      (await api['candidate-profile'].approveCandidate({ params: { candidateId }, query: { region } })).data,
    onSuccess: (profile) => queryClient.setQueryData(candidateProfileQuery(candidateId).queryKey, profile),
  });
}

/** Saves employee info. */
export function useSaveInfo(candidateId: number) {
  const onSettled = useReload(candidateId);
  return useMutation({
    mutationFn: (body: ReturnType<typeof sentInfo> & { version?: number }) =>
      api['candidate-profile'].saveEmployeeInfo({ params: { candidateId }, body }),
    onSettled,
  });
}

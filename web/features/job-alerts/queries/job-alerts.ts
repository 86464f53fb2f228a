import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mostJobAlerts } from '../../../../shared/constants/job-alert.ts';
import type { JobAlert } from '../../../../shared/model/job-alert.ts';
import type { JobAlertForm } from '../../../../shared/validation/job-alert.ts';
import { api } from '../../../api/api.ts';

const queryKey = ['job-alerts'];

/** The candidate's saved searches of jobs, newest first. */
export const jobAlertsQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) =>
    (await api['job-alerts'].listJobAlerts({ query: { perPage: mostJobAlerts }, signal })).data,
});

/** Saves a search of jobs. */
export function useSaveJobAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: JobAlertForm) => (await api['job-alerts'].saveJobAlert({ body })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Changes how often new jobs of a saved search are mailed, over the version that was read. */
export function useChangeFrequency() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name, wish, version, alert }: JobAlert) =>
      (await api['job-alerts'].changeJobAlert({ params: { id }, body: { name, wish, version, alert } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Removes a saved search of jobs. */
export function useRemoveJobAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await api['job-alerts'].removeJobAlert({ params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Asks for new jobs by mail, without an account; a link is mailed first. */
export const useAskForJobAlert = () =>
  useMutation({
    mutationFn: async (body: JobAlertForm & { email: string; timeZone: string }) =>
      (await api['job-alerts'].askForJobAlert({ body })).data,
  });

/** What a mailed link confirms; reading changes nothing. */
export const askedJobAlertQuery = (token: string) =>
  queryOptions({
    queryKey: ['asked-job-alert', token],
    queryFn: async ({ signal }) => (await api['job-alerts'].readAskedJobAlert({ body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Confirms the address of a mailed link, which is then used up. */
export const useConfirmJobAlert = () =>
  useMutation({
    mutationFn: async (token: string) => (await api['job-alerts'].confirmJobAlert({ body: { token } })).data,
  });

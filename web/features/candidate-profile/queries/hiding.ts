import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Viewpoint } from '../../../../shared/constants/candidate-profile.ts';
import type { hidingForm } from '../../../../shared/validation/hiding.ts';
import { companyKey } from '../../../../shared/rules/company-name.ts';
import { api } from '../../../api/api.ts';

/** From whom the user hides, as a candidate (PLUS-21). */
export const hidingQuery = (candidateId: number) =>
  queryOptions({
    queryKey: ['hidden-from', candidateId],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readHiding({ params: { candidateId }, signal })).data,
  });

/** The user's own profile as another kind of person sees it. */
export const profileAsQuery = (candidateId: number, viewpoint: Viewpoint) =>
  queryOptions({
    // Under the list itself, so that a change of it is seen here too.
    queryKey: [...hidingQuery(candidateId).queryKey, viewpoint],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readProfileAs({ params: { candidateId }, query: { viewpoint }, signal })).data
        .profile,
  });

/** At least how many people opened the user's profile; it changes once a day. */
export const viewersQuery = queryOptions({
  queryKey: ['profile-viewers'],
  queryFn: async ({ signal }) => (await api.people.countViewers({ signal })).data,
});

/** How many people act for a company; asked once while the page is open, because only a few are counted a day. */
export const companyPeopleQuery = (candidateId: number, company: string) =>
  queryOptions({
    queryKey: ['company-people', candidateId, companyKey(company)],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].countCompanyPeople({ params: { candidateId }, query: { company }, signal })).data,
    staleTime: Infinity,
  });

/** The companies of public jobs whose name begins like this, each once: what anybody may read. */
export async function companiesNamed(start: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await api.guest.listGuestJobs({ query: { search: start, perPage: 50 }, signal });
  const names = data.flatMap(({ client }) => client?.companyName ?? []);
  return names.filter((name) => companyKey(name).startsWith(companyKey(start)));
}

/** Saves whom the user hides from, and reads the list again after a refusal too. */
export function useSaveHiding(candidateId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof hidingForm>) =>
      api['candidate-profile'].saveHiding({ params: { candidateId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: hidingQuery(candidateId).queryKey }),
  });
}

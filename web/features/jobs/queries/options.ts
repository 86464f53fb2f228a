import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { fullName } from '../../../common/people/person.ts';
import type { LoadOptions } from '../../../ui/fields/use-async-options.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { clientKeys } from '../../../common/query-keys/clients.ts';
import { maxPerPage } from '../../../../shared/constants/limits.ts';

/** Id and company name of every client, as options (CLIENT-15). */
export const clientOptionsQuery = queryOptions({
  queryKey: clientKeys.options,
  queryFn: async ({ signal }) => (await api.clients.listClientOptions({ signal })).data,
});

/** The manager's recruiters by name, as options. A job can name at most one page of them. */
export const recruiterOptionsQuery = queryOptions({
  queryKey: recruiterKeys.options,
  queryFn: async ({ signal }) => (await api.recruiters.listRecruiters({ query: { perPage: maxPerPage }, signal })).data,
});

/** The same with what helps to choose one of them. */
export const recruiterChoiceQuery = queryOptions({
  queryKey: [...recruiterKeys.options, 'facts'],
  queryFn: async ({ signal }) =>
    (await api.recruiters.listRecruiters({ query: { perPage: maxPerPage, withFacts: true }, signal })).data,
});

/** The managers who work with the super manager by name, as options: at most one page of them. */
export const togetherOptionsQuery = queryOptions({
  queryKey: [...jobKeys.all, 'together'],
  queryFn: async ({ signal }) =>
    (await api['super-manager'].listManagers({ query: { perPage: maxPerPage }, signal })).data,
});

/** Any manager whose first or last name begins as typed, as options (SUPER-02). */
export const findManagers: LoadOptions<number> = async (search, signal) => {
  const { data } = await api['super-manager'].searchManagers({ query: { search }, signal });
  return data.map((one) => ({ value: one.id, label: fullName(one) }));
};

/** The clients of those managers, or of one of them, by name, as options: at most one page of them. */
export const overseenClientOptionsQuery = (managerId: number | undefined) =>
  queryOptions({
    queryKey: [...clientKeys.options, 'overseen', managerId],
    queryFn: async ({ signal }) =>
      (await api.clients.listOverseenClients({ query: { managerId, perPage: maxPerPage }, signal })).data,
  });

/** How many recruiters are invited and have not answered. */
export const invitedRecruitersQuery = queryOptions({
  queryKey: [...recruiterKeys.invitations, 'count'],
  queryFn: async ({ signal }) =>
    (await api.recruiters.listRecruiterInvitations({ query: { scope: 'open', perPage: 1 }, signal })).meta.total,
});

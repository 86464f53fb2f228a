import { queryOptions } from '@tanstack/react-query';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import { api } from '../../../api/api.ts';

/** The manager's recruiters by name, as options. A job can name at most one page of them. */
export const recruiterOptionsQuery = queryOptions({
  queryKey: ['recruiters', 'options'],
  queryFn: async ({ signal }) => (await api.recruiters.listRecruiters({ query: { perPage: maxPerPage }, signal })).data,
});

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** One job (JOB-74). */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: async ({ signal }) => (await api.jobs.readJob({ params: { id }, signal })).data,
  });

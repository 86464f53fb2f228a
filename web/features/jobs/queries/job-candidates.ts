import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Every candidate on the job (JOB-08). */
export const jobCandidatesQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id, 'candidates'],
    queryFn: async ({ signal }) => (await api.jobs.listJobCandidates({ params: { id }, signal })).data,
  });

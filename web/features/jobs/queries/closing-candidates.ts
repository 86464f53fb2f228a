import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Every candidate on the job with their recruiter, for closing it (JOB-78, JOB-79). */
export const closingCandidatesQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id, 'closing-candidates'],
    queryFn: async ({ signal }) => (await api.jobs.listClosingCandidates({ params: { id }, signal })).data,
  });

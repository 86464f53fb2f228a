import { queryOptions } from '@tanstack/react-query';
import type { Role } from '../../../../shared/constants/roles.ts';
import { api } from '../../../api/api.ts';
import { chatKey } from './chat.ts';

/** Id and title of the job that a message is to name, as the user may see it. */
export const namedJobQuery = (role: Role, jobId: number | undefined) =>
  queryOptions({
    queryKey: [...chatKey, 'job', role, jobId],
    queryFn: async ({ signal }) => {
      const params = { id: jobId ?? 0 };
      const { id, title } =
        role === 'recruiter'
          ? (await api.jobs.readRecruiterJob({ params, signal })).data.job
          : (await api.applications.readCandidateJob({ params, signal })).data.job;
      return { id, title };
    },
    enabled: jobId !== undefined,
    retry: false,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Role } from '../../../../shared/constants/roles.ts';
import { api } from '../../../api/api.ts';
import { chatKey } from './chat.ts';

async function jobAs(role: Role, call: { params: { id: number }; signal: AbortSignal }) {
  if (role === 'manager') return (await api.jobs.readJob(call)).data;
  if (role === 'recruiter') return (await api.jobs.readRecruiterJob(call)).data.job;
  return (await api.applications.readCandidateJob(call)).data.job;
}

/** Id and title of the job that a message is to name, as the user may see it. */
export const namedJobQuery = (role: Role, jobId: number | undefined) =>
  queryOptions({
    queryKey: [...chatKey, 'job', role, jobId],
    queryFn: async ({ signal }) => {
      const params = { id: jobId ?? 0 };
      const { id, title } = await jobAs(role, { params, signal });
      return { id, title };
    },
    enabled: jobId !== undefined,
    retry: false,
  });

/** The jobs that a recruiter's message to many may be about: the open ones for which they may put people forward. */
export const jobsToNameQuery = (role: Role) =>
  queryOptions({
    queryKey: [...chatKey, 'jobs to name'],
    queryFn: async ({ signal }) => (await api.claims.listJobsToPropose({ signal })).data,
    enabled: role === 'recruiter',
  });

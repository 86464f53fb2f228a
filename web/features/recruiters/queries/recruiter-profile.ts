import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

const paged = { initialPageParam: 1, getNextPageParam: nextPage };

/** The skills of the jobs on which a recruiter put candidates forward (RECR-39). */
export const recruiterSkillsQuery = (id: number) =>
  queryOptions({
    queryKey: [...recruiterKeys.profile(id), 'skills'],
    queryFn: async ({ signal }) => (await api.recruiters.listRecruiterSkills({ params: { id }, signal })).data,
  });

/** The jobs of a manager or recruiter that the user sees, page by page (RECR-40). */
export const jobsOfPersonQuery = (id: number, status: 'open' | 'closed') =>
  infiniteQueryOptions({
    queryKey: [...recruiterKeys.profile(id), 'jobs', { status }],
    queryFn: ({ pageParam, signal }) =>
      api.recruiters.listJobsOfPerson({ params: { id }, query: { status, page: pageParam }, signal }),
    ...paged,
  });

/** The candidates whom a recruiter put forward on the manager's jobs (RECR-41). */
export const candidatesOfRecruiterQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...recruiterKeys.profile(id), 'candidates'],
    queryFn: ({ pageParam, signal }) =>
      api.recruiters.listCandidatesOfRecruiter({ params: { id }, query: { page: pageParam }, signal }),
    ...paged,
  });

/** The clients of a recruiter's open jobs that the user sees (RECR-42). */
export const clientsOfRecruiterQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...recruiterKeys.profile(id), 'clients'],
    queryFn: ({ pageParam, signal }) =>
      api.recruiters.listClientsOfRecruiter({ params: { id }, query: { page: pageParam }, signal }),
    ...paged,
  });

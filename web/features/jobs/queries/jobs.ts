import {
  infiniteQueryOptions,
  queryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { clientKeys } from '../../../common/query-keys/clients.ts';
import type { JobFilters } from '../model/job-filters.ts';
import type { JobBody } from '../model/job-fields.ts';

/**
 * The manager's jobs of one status, newest first, page by page (JOB-73). Each request names the last job of the
 * previous page, so that every page costs the same.
 */
export const jobsQuery = (filters: JobFilters, perPage?: number) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.lists, filters],
    queryFn: ({ pageParam, signal }) => api.jobs.listJobs({ query: { ...filters, ...pageParam, perPage }, signal }),
    initialPageParam: { page: 1 } as { page: number; before?: number },
    getNextPageParam: (last) => {
      const page = nextPage(last);
      return page === undefined ? undefined : { page, before: last.data.at(-1)?.id };
    },
  });

/** One job (JOB-74). */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: async ({ signal, client }) => {
      const { data } = await api.jobs.readJob({ params: { id }, signal });
      // Its form asks what country the city is in.
      if (data.city) client.setQueryData(cityQuery(data.city.id).queryKey, data.city);
      return data;
    },
  });

/** What closing a job asks: the job, and every candidate on it with their recruiter (JOB-78, JOB-79). */
export const closingQuery = (id: number) =>
  queryOptions({
    queryKey: [...jobKeys.one(id), 'closing'],
    queryFn: async ({ signal }) => (await api.jobs.listClosingCandidates({ params: { id }, query: {}, signal })).data,
  });

// A change says nothing of who helps with the job.
type Changed = Awaited<ReturnType<typeof api.jobs.holdJob>>['data'];
const showChanged = (queryClient: QueryClient, job: Changed) =>
  queryClient.setQueryData(jobQuery(job.id).queryKey, (known) => ({
    ...(known?.team && { team: known.team }),
    ...job,
  }));

// The lists, and the dashboard's counts.
const refreshLists = (queryClient: QueryClient) =>
  Promise.all([jobKeys.lists, jobKeys.dashboards].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Posts a new or copied job, which is open immediately (JOB-71). */
export function usePostJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: JobBody) => api.jobs.postJob({ body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: jobKeys.all }),
        queryClient.invalidateQueries({ queryKey: clientKeys.all }),
      ]),
  });
}

/** Saves an edited job; a stale version is refused (JOB-72). */
export function useChangeJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: JobBody) => api.jobs.changeJob({ params: { id }, body }),
    // A stale version shows what was saved elsewhere.
    onError: () => queryClient.invalidateQueries({ queryKey: jobKeys.one(id) }),
    onSuccess: async ({ data }) => {
      showChanged(queryClient, data);
      await Promise.all([refreshLists(queryClient), queryClient.invalidateQueries({ queryKey: clientKeys.all })]);
    },
  });
}

/** Changes who recruits for the job, over the version that was shown (JOB-65). */
export function useChangeJobRecruiters(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { recruiters: number[]; version: number }) =>
      api.jobs.changeJobRecruiters({ params: { id }, body }),
    onSuccess: ({ data }) => showChanged(queryClient, data),
    // A stale version shows what the other user has saved.
    onError: () => queryClient.invalidateQueries({ queryKey: jobKeys.one(id) }),
  });
}

/** Puts an open job on hold, or reopens a job on hold (JOB-44, JOB-76). */
export function useHoldJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.holdJob({ params: { id } }),
    onSuccess: ({ data }) => {
      showChanged(queryClient, data);
      return refreshLists(queryClient);
    },
  });
}

/** Reopens a closed job (JOB-56). */
export function useReopenJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.reopenJob({ params: { id } }),
    onSuccess: ({ data }) => {
      showChanged(queryClient, data);
      return refreshLists(queryClient);
    },
  });
}

/** Who was hired, who recruited them and when they start, all empty without a hire; whether the others are mailed. */
export interface ClosingChoice {
  candidateId: number | null;
  recruiterId: number | null;
  startOn: string | null;
  mailsOthers: boolean;
  contest?: string;
}

/** Hires for one of several openings, which awards the job's points and leaves it open, and reloads it (PLUS-50). */
export function useFillOpening(id: number) {
  const reload = useReloadHired();
  return useMutation({
    mutationFn: (body: Omit<ClosingChoice, 'candidateId' | 'mailsOthers'> & { candidateId: number }) =>
      api.jobs.fillOpening({ params: { id }, body }),
    onSettled: reload,
  });
}

/** Closes a job, which awards its points to the selected recruiter, and reloads it (JOB-46, JOB-77). */
export function useCloseJob(id: number) {
  const reload = useReloadHired();
  return useMutation({
    mutationFn: (body: ClosingChoice) => api.jobs.closeJob({ params: { id }, body }),
    onSettled: reload,
  });
}

function useReloadHired() {
  const queryClient = useQueryClient();
  return () => {
    // The profiles of the job's candidates show how it ended (CAND-39).
    void queryClient.invalidateQueries({ queryKey: candidateKeys.profiles });
    return queryClient.invalidateQueries({ queryKey: jobKeys.all });
  };
}

/** Deletes a job without candidates (JOB-75). */
export function useRemoveJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.removeJob({ params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: clientKeys.all });
      return refreshLists(queryClient);
    },
  });
}

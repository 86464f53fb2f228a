import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { GivenReason } from '../../../../shared/rules/pipeline-status.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** The jobs on which the user has to do with a candidate, newest first (CAND-52). */
export const jobsOfCandidateQuery = (candidateId: number) =>
  infiniteQueryOptions({
    queryKey: candidateKeys.jobs(candidateId),
    queryFn: ({ pageParam, signal }) =>
      api['candidate-profile'].listJobsOfCandidate({ params: { candidateId }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** A summary of a candidate, written from the profile (CAND-54); it is written again when the profile changes. */
export const candidateSummaryQuery = (candidateId: number) =>
  queryOptions({
    queryKey: [...candidateKeys.profile(candidateId), 'summary'],
    queryFn: async ({ signal }) =>
      (await api['candidate-profile'].readCandidateSummary({ params: { candidateId }, signal })).data,
    retry: false,
  });

function useJobAction<V, Result>(candidateId: number, act: (given: V) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    // Also after a refusal: then somebody else was faster, and the profile shows it.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: jobKeys.all });
      return queryClient.invalidateQueries({ queryKey: candidateKeys.profile(candidateId) });
    },
  });
}

/** Takes the candidate forward on a job they applied to, without a recruiter (CAND-37). */
export const useTakeCandidateForward = (candidateId: number) =>
  useJobAction(candidateId, (applicationId: number) =>
    api.applications.takeApplicantForward({ params: { id: applicationId } }),
  );

interface Declined {
  jobId: number;
  /** Of the application that waits, if one does. */
  applicationId: number | null;
  given: GivenReason;
}

/** Declines the candidate on a job, or their application to it: they are in Rejected, with the reasons given (CAND-38). */
export const useDeclineCandidate = (candidateId: number) =>
  useJobAction(candidateId, ({ jobId, applicationId, given }: Declined) =>
    applicationId === null
      ? api.pipeline.changeCandidateStatus({ params: { jobId, candidateId }, body: { ...given, status: 'rejected' } })
      : api.applications.declineApplicant({ params: { id: applicationId }, body: given }),
  );

/** Undoes declining the candidate on this job. */
export const useUndoDeclined = (candidateId: number) =>
  useJobAction(candidateId, (jobId: number) =>
    api.pipeline.undoCandidateStatus({ params: { jobId, candidateId }, body: {} }),
  );

/** Withdraws the recruiter’s proposals and claims of the candidate for a job (CAND-34, CAND-49). */
export const useUnassignCandidate = (candidateId: number) =>
  useJobAction(candidateId, ({ jobId, reason }: { jobId: number; reason: string | undefined }) =>
    api.claims.unassignCandidate({ params: { id: candidateId }, body: { jobIds: [jobId], ...(reason && { reason }) } }),
  );

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WaitingApplicant } from '../../../../shared/model/application.ts';
import type { GivenReason } from '../../../../shared/rules/pipeline-status.ts';
import { api } from '../../../api/api.ts';
import { interviewKeys } from '../../../common/query-keys/interviews.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

const most = 100;

/** Who waits for an answer on a job of the caller's, or on any of them, oldest first. */
export const waitingApplicantsQuery = (jobId?: number) =>
  queryOptions({
    queryKey: [...(jobId === undefined ? jobKeys.all : jobKeys.one(jobId)), 'waiting'],
    queryFn: ({ signal }) => api.applications.listWaitingApplicants({ query: { jobId, perPage: most }, signal }),
  });

/**
 * Takes an applicant forward without a recruiter. The list is read from an index that may lag, so the row leaves it
 * here.
 */
export const useTakeForward = (jobId?: number) =>
  useAnswer(
    jobId,
    async ({ id }: Row) => (await api.applications.takeApplicantForward({ params: { id } })).data,
    without,
  );

/** Declines an applicant; the result can be undone for ten minutes. */
export const useDeclineApplicant = (jobId?: number) =>
  useAnswer(
    jobId,
    async ({ row: { id }, given }: { row: Row; given: GivenReason }) =>
      (await api.applications.declineApplicant({ params: { id }, body: given })).data,
    (rows, { row }) => without(rows, row),
  );

/** Undoes declining this applicant, who waits again. */
export const useUndoDeclined = (jobId?: number) =>
  useAnswer(
    jobId,
    async ({ job, candidate }: Row) =>
      api.pipeline.undoCandidateStatus({ params: { jobId: job.id, candidateId: candidate.id }, body: {} }),
    (rows, row) => [...without(rows, row), row].sort((a, b) => a.id - b.id),
  );

type Row = WaitingApplicant;

const without = (rows: readonly Row[], { id }: Row) => rows.filter((row) => row.id !== id);

function useAnswer<Given, Result>(
  jobId: number | undefined,
  send: (given: Given) => Promise<Result>,
  shown: (rows: readonly Row[], given: Given) => Row[],
) {
  const queryClient = useQueryClient();
  const { queryKey } = waitingApplicantsQuery(jobId);
  return useMutation({
    mutationFn: send,
    onSuccess: (_, given) =>
      queryClient.setQueryData(queryKey, (known) => {
        if (!known) return known;
        const data = shown(known.data, given);
        return { data, meta: { ...known.meta, total: known.meta.total + data.length - known.data.length } };
      }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: interviewKeys.pipeline });
      return queryClient.invalidateQueries({
        queryKey: jobKeys.all,
        predicate: (query) => query.queryKey.at(-1) !== 'waiting',
      });
    },
  });
}

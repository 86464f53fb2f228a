import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { RejectionReason } from '../../../../shared/constants/rejection-reasons.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { api } from '../../../api/api.ts';
import type { InterviewMeetingForm } from '../../../../shared/validation/calendar.ts';
import { interviewKeys } from '../../../common/query-keys/interviews.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { boardQuery } from './board.ts';
import { candidateOnJobQuery } from './candidate-on-job.ts';
import { pipelineKeys } from './keys.ts';

/** What a move says: the reason, which moving back requires, and the ISO date of an interview. */
export interface MoveDetails {
  reason?: string;
  /** Which of the listed reasons a rejection has. */
  rejectedFor?: RejectionReason;
  interviewAt?: string;
  /** How the interview is booked in both calendars; the date alone is agreed without it. */
  meeting?: InterviewMeetingForm;
}

/** A candidate as displayed, and the new status. */
export interface Move extends MoveDetails {
  candidate: CandidateOnJob;
  status: PipelineStatus;
}

/** A candidate after a move, with everything that decides whether it can be undone. */
export type MovedCandidate = Awaited<ReturnType<typeof api.pipeline.changeCandidateStatus>>['data'];

/**
 * Moves candidates on jobs, and undoes the user's own last move (PIPE-13). On the board a card moves forward
 * optimistically, undone if the server refuses; a move with a reason or date only once the server has accepted, so that
 * what was typed is never lost.
 */
export function useChangeCandidateStatus() {
  const queryClient = useQueryClient();
  const boardOf = ({ jobId }: CandidateOnJob) => boardQuery(jobId).queryKey;
  const showOnBoard = (onJob: CandidateOnJob) =>
    queryClient.setQueryData(
      boardOf(onJob),
      (board) =>
        board && {
          ...board,
          candidates: board.candidates.map((card) => (card.candidateId === onJob.candidateId ? onJob : card)),
        },
    );
  const show = (onJob: MovedCandidate) => {
    showOnBoard(onJob);
    const { jobId, candidateId } = onJob;
    queryClient.setQueryData(
      candidateOnJobQuery({ jobId, candidateId }).queryKey,
      (known) => known && { ...known, ...onJob },
    );
  };
  const refresh = ({ jobId }: CandidateOnJob) => {
    if (queryClient.isMutating({ mutationKey: pipelineKeys.moves }) > 1) return;
    // The job pages of manager and recruiter also show each candidate's status.
    for (const key of [pipelineKeys.all, interviewKeys.calendar, jobKeys.one(jobId), jobKeys.oneOfRecruiter(jobId)])
      void queryClient.invalidateQueries({ queryKey: key });
  };
  const move = useMutation({
    mutationKey: pipelineKeys.moves,
    mutationFn: async ({ candidate: { jobId, candidateId, version }, ...said }: Move) => {
      const body = { ...said, version };
      return (await api.pipeline.changeCandidateStatus({ params: { jobId, candidateId }, body })).data;
    },
    onMutate: async ({ candidate, status, reason, rejectedFor, interviewAt }) => {
      await queryClient.cancelQueries({ queryKey: boardOf(candidate) });
      if (!reason && !rejectedFor && !interviewAt)
        showOnBoard({ ...candidate, status, statusChangedAt: new Date().toISOString() });
    },
    onError: (_error, { candidate }) => showOnBoard(candidate),
    onSuccess: show,
    onSettled: (_moved, _error, { candidate }) => refresh(candidate),
  });
  const undo = useMutation({
    mutationKey: pipelineKeys.moves,
    mutationFn: async ({ candidate: { jobId, candidateId } }: Pick<Move, 'candidate'>) =>
      (await api.pipeline.undoCandidateStatus({ params: { jobId, candidateId }, body: {} })).data,
    onSuccess: show,
    onSettled: (_moved, _error, { candidate }) => refresh(candidate),
  });
  return { move, undo };
}

/** The candidates whose moves are in progress. */
export function useMovingCandidates(): number[] {
  return useMutationState({
    filters: { mutationKey: pipelineKeys.moves, status: 'pending' },
    select: ({ state }) => (state.variables as Move).candidate.candidateId,
  });
}

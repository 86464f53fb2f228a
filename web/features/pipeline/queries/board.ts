import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { api } from '../../../api/api.ts';

/**
 * The mutation key of moves in progress. Meanwhile the board is not reloaded, because an older response would briefly
 * undo the move.
 */
export const boardMoveKey = ['pipeline', 'board-move'];

/** Every candidate on the job, for its board (JOB-08). */
export const boardQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['pipeline', 'board', jobId],
    queryFn: async ({ signal }) => (await api.jobs.listJobCandidates({ params: { id: jobId }, signal })).data,
  });

/** A card and its new status; moving back requires a reason. */
export interface BoardMove {
  candidate: CandidateOnJob;
  status: PipelineStatus;
  reason?: string;
}

/**
 * Moves cards: forward optimistically, undone if the server refuses; back only once the server has accepted, so that
 * the typed reason is never lost.
 */
export function useBoardMoves(jobId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = boardQuery(jobId);
  const show = (onJob: CandidateOnJob) =>
    queryClient.setQueryData(
      queryKey,
      (board) =>
        board && {
          ...board,
          candidates: board.candidates.map((card) => (card.candidateId === onJob.candidateId ? onJob : card)),
        },
    );
  const onSettled = () => {
    if (queryClient.isMutating({ mutationKey: boardMoveKey }) > 1) return;
    void queryClient.invalidateQueries({ queryKey: ['pipeline'] });
    void queryClient.invalidateQueries({ queryKey: ['jobs', jobId] });
  };
  const move = useMutation({
    mutationKey: boardMoveKey,
    mutationFn: async ({ candidate, status, reason }: BoardMove) => {
      const body = { status, version: candidate.version, ...(reason ? { reason } : {}) };
      return (await api.pipeline.changeCandidateStatus({ params: { jobId, candidateId: candidate.candidateId }, body }))
        .data;
    },
    onMutate: async ({ candidate, status, reason }) => {
      await queryClient.cancelQueries({ queryKey });
      if (!reason) show({ ...candidate, status, statusChangedAt: new Date().toISOString() });
    },
    onError: (_error, { candidate }) => show(candidate),
    onSuccess: show,
    onSettled,
  });
  const undo = useMutation({
    mutationKey: boardMoveKey,
    mutationFn: async ({ candidate }: Pick<BoardMove, 'candidate'>) =>
      (await api.pipeline.undoCandidateStatus({ params: { jobId, candidateId: candidate.candidateId }, body: {} }))
        .data,
    onSuccess: show,
    onSettled,
  });
  const moving = useMutationState({
    filters: { mutationKey: boardMoveKey, status: 'pending' },
    select: ({ state }) => (state.variables as BoardMove).candidate.candidateId,
  });
  return { move, undo, moving };
}

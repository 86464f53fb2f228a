import { useState } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { fullName } from '../../../common/people/person.ts';
import { failureMessage, refusalOf } from '../../../api/api-error.ts';
import { MoveDialog } from '../components/move-dialog.tsx';
import { moveQuestion } from '../model/move-question.ts';
import { useChangeCandidateStatus, type MovedCandidate, type MoveDetails } from '../queries/change-candidate-status.ts';

/**
 * Moves candidates and asks first where a move needs or may have a reason or a date. `dialog` is to be
 * rendered; `failure` is that of the last move or undo, unless the dialog shows it.
 */
export function useAskedMove({ onMoved }: { onMoved?: (moved: MovedCandidate) => void } = {}) {
  const { move, undo } = useChangeCandidateStatus();
  const [asked, setAsked] = useState<{ candidate: CandidateOnJob; to: PipelineStatus } | null>(null);
  const question = asked && moveQuestion(asked.candidate.status, asked.to);

  const send = (candidate: CandidateOnJob, status: PipelineStatus, details: MoveDetails = {}, sent?: () => void) => {
    undo.reset();
    const onSuccess = (moved: MovedCandidate) => {
      sent?.();
      setAsked(null);
      onMoved?.(moved);
    };
    move.mutate({ candidate, status, ...details }, { onSuccess });
  };
  const pick = (candidate: CandidateOnJob, to: PipelineStatus) => {
    move.reset();
    if (moveQuestion(candidate.status, to)) setAsked({ candidate, to });
    else send(candidate, to);
  };
  const error = move.error ?? undo.error;
  const whose = move.error && `${fullName(move.variables.candidate.candidate)} was not moved. `;
  return {
    pick,
    undo: (candidate: CandidateOnJob, onUndone?: () => void) =>
      undo.mutate({ candidate }, { onSuccess: () => onUndone?.() }),
    isMoving: move.isPending,
    isUndoing: undo.isPending,
    failure: error && !asked ? `${whose ?? ''}${failureMessage(error)}` : undefined,
    dialog: asked && question && (
      <MoveDialog
        question={question}
        keptAs={`${asked.candidate.jobId}.${asked.candidate.candidateId}`}
        name={fullName(asked.candidate.candidate)}
        to={asked.to}
        busy={move.isPending}
        failure={move.isError ? failureMessage(move.error) : undefined}
        wasBusy={refusalOf(move.error, 'isOverBusy') !== undefined}
        onClose={() => {
          move.reset();
          setAsked(null);
        }}
        onConfirm={(details, sent) => send(asked.candidate, asked.to, details, sent)}
      />
    ),
  };
}

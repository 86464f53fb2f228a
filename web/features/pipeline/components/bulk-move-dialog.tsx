import type { JobStatus } from '../../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob, MoveResult } from '../../../../shared/model/pipeline.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { fullName } from '../../../common/people/person.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { OutcomeModal } from '../../../ui/overlays/outcome-modal.tsx';
import { OutcomeLines } from '../../../ui/tables/outcome-lines.tsx';
import { previewOf } from '../model/bulk-move.ts';
import { useMoveCandidates } from '../queries/move-candidates.ts';
import { useMoveDetails } from './use-move-details.tsx';

interface BulkMoveDialogProps {
  jobId: number;
  jobStatus: JobStatus;
  candidates: readonly CandidateOnJob[];
  to: PipelineStatus;
  onClose: () => void;
  /** Called with those who were moved. */
  onMoved: (candidateIds: readonly number[]) => void;
}

/** Shows who of the selected candidates would move and who would stay, moves them, and shows what became of each. */
export function BulkMoveDialog({ jobId, jobStatus, candidates, to, onClose, onMoved }: BulkMoveDialogProps) {
  const account = useAccount();
  const move = useMoveCandidates(jobId);
  const { moving, staying, question } = previewOf(candidates, to, { jobStatus, mover: account });
  const { field, read, forget } = useMoveDetails(question, {
    keptAs: `${jobId}.${candidates.map(({ candidateId }) => candidateId).join()}.${to}`,
    failure: move.isError ? failureMessage(move.error) : undefined,
  });
  const label = pipelineStatusLabels[to];
  const confirm = () => {
    const details = read();
    if (!details) return;
    move.mutate(
      { candidates: moving, status: to, ...details },
      {
        onSuccess: (results) => {
          forget();
          onMoved(results.flatMap((one) => (one.onJob ? [one.candidateId] : [])));
        },
      },
    );
  };
  if (move.data) return <BulkResults candidates={candidates} to={to} results={move.data} onClose={onClose} />;
  return (
    <ConfirmModal
      title={`Move ${countOf(moving.length, 'candidate')} to ${label}?`}
      lead={
        moving.length === 0
          ? 'None of the selected candidates can move there.'
          : 'Each of them and their recruiter is notified as if you moved them one by one.'
      }
      size="medium"
      busy={move.isPending}
      onClose={onClose}
      keep="Keep everyone where they are"
      confirm={moving.length > 0 && `${to === 'rejected' ? 'Reject' : 'Move'} ${countOf(moving.length, 'candidate')}`}
      isDanger={to === 'rejected'}
      onConfirm={confirm}
    >
      <OutcomeLines title="Will move" isDone>
        {moving.map((one) => ({
          key: one.candidateId,
          name: fullName(one.candidate),
          words: `${pipelineStatusLabels[one.status]} → ${label}`,
        }))}
      </OutcomeLines>
      <OutcomeLines title="Will stay" isDone={false}>
        {staying.map(({ candidate: one, refusal }) => ({
          key: one.candidateId,
          name: fullName(one.candidate),
          words: refusal,
        }))}
      </OutcomeLines>
      {moving.length > 0 && field}
      {!field && move.isError && (
        <p className="ui-field-error" role="alert">
          {failureMessage(move.error)}
        </p>
      )}
    </ConfirmModal>
  );
}

interface BulkResultsProps {
  candidates: readonly CandidateOnJob[];
  to: PipelineStatus;
  results: readonly MoveResult[];
  onClose: () => void;
}

function BulkResults({ candidates, to, results, onClose }: BulkResultsProps) {
  const nameOf = (id: number) => {
    const found = candidates.find(({ candidateId }) => candidateId === id);
    return found ? fullName(found.candidate) : '';
  };
  return (
    <OutcomeModal
      title={(moved) => `${moved} of ${countOf(results.length, 'candidate')} moved`}
      lead="Each move can be undone on the candidate’s page for ten minutes."
      headings={{ done: 'Moved', notDone: 'Not moved' }}
      words={`Now in ${pipelineStatusLabels[to]}`}
      people={results.map(({ candidateId: id, refusal }) => ({ id, name: nameOf(id), whyNot: refusal ?? null }))}
      onClose={onClose}
    />
  );
}

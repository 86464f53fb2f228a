import type { JobStatus } from '../../../../shared/constants/job.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { useAccount } from '../../../common/account/account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useStillUndoable } from '../use-still-undoable.ts';

interface MovedNoticeProps {
  onJob: CandidateOnJob & { jobStatus: JobStatus };
  busy: boolean;
  onUndo: () => void;
}

/** Shows the user's own last move with an undo while that is possible (ten minutes); then nothing. */
export function MovedNotice({ onJob, busy, onUndo }: MovedNoticeProps) {
  const canUndo = useStillUndoable(onJob, useAccount());
  if (!canUndo || !onJob.lastChange) return null;
  return (
    <Notice
      kind="done"
      action={
        <Button size="small" kind="quiet" busy={busy} onClick={onUndo}>
          Undo
        </Button>
      }
    >
      You moved {onJob.candidate.firstName} to {pipelineStatusLabels[onJob.lastChange.to]}.
    </Notice>
  );
}

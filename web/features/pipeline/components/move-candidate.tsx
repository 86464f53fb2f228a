import { useState } from 'react';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { isForward } from '../../../../shared/rules/pipeline-status.ts';
import { useAccount } from '../../../common/account/account.ts';
import { fullName } from '../../../common/people/person.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useChangeCandidateStatus } from '../queries/change-candidate-status.ts';
import { MovedNotice } from './moved-notice.tsx';
import { ReasonModal } from './reason-modal.tsx';
import { StatusPicker } from './status-picker.tsx';

type Shown = CandidateOnJob & { jobStatus: JobStatus };

/** Moves the candidate: one click forward, a reason to go back, and ten minutes to undo the user's own move. */
export function MoveCandidate({ onJob }: { onJob: Shown }) {
  const account = useAccount();
  const { move, undo } = useChangeCandidateStatus(onJob.jobId);
  const [goesBackTo, setGoesBackTo] = useState<PipelineStatus | null>(null);
  const send = (status: PipelineStatus, reason?: string) => {
    move.mutate({ candidate: onJob, status, ...(reason ? { reason } : {}) }, { onSuccess: () => setGoesBackTo(null) });
  };
  return (
    <Card title="Pipeline">
      <div className="stack">
        <MovedNotice onJob={onJob} busy={undo.isPending} onUndo={() => undo.mutate({ candidate: onJob })} />
        {(move.isError || undo.isError) && !goesBackTo && (
          <Notice kind="error">{failureMessage(move.error ?? undo.error)}</Notice>
        )}
        <StatusPicker
          position={onJob}
          mover={account}
          busy={move.isPending}
          onPick={(status) => (isForward(onJob.status, status) ? send(status) : setGoesBackTo(status))}
        />
      </div>
      {goesBackTo && (
        <ReasonModal
          name={fullName(onJob.candidate)}
          to={goesBackTo}
          busy={move.isPending}
          failure={move.isError ? failureMessage(move.error) : undefined}
          onClose={() => setGoesBackTo(null)}
          onConfirm={(reason) => send(goesBackTo, reason)}
        />
      )}
    </Card>
  );
}

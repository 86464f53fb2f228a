import { useState } from 'react';
import type { Application } from '../../../../shared/model/application.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { OptionalReasonModal } from '../../../common/jobs/optional-reason-modal.tsx';
import { useUndoWindow } from '../../../common/jobs/use-undo-window.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useUndoWithdrawal, useWithdrawApplication } from '../queries/withdrawal.ts';

interface WithdrawApplicationProps {
  job: { id: number; title: string; status: string };
  own: Pick<Application, 'state' | 'status' | 'since'>;
}

/** Leaves the job, and takes that back for ten minutes (PERM-14, PLUS-11); nothing once the application has ended. */
export function WithdrawApplication({ job, own }: WithdrawApplicationProps) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawApplication(job.id);
  const undo = useUndoWithdrawal(job.id);
  const canUndo = useUndoWindow(own.state === 'withdrawn' ? own.since : undefined);
  if (canUndo)
    return (
      <>
        <Notice
          kind="done"
          action={
            <Button size="small" kind="quiet" busy={undo.isPending} onClick={() => undo.mutate()}>
              Undo
            </Button>
          }
        >
          You withdrew from {withStop(job.title)}
        </Notice>
        {undo.error && <FailureNotice what="The withdrawal could not be undone" error={undo.error} />}
      </>
    );
  const isOnJob = own.state === 'accepted';
  if (job.status === 'closed' || own.state === 'withdrawn' || own.state === null || own.status === 'rejected')
    return null;
  return (
    <>
      <p>
        <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
          {isOnJob ? 'Withdraw from this job' : 'Withdraw application'}
        </Button>
      </p>
      {isAsking && (
        <OptionalReasonModal
          keptAs={`withdraw.${job.id}`}
          title={`Withdraw from ${job.title}?`}
          lead={
            isOnJob
              ? 'The hiring manager and your recruiter are notified and read your reason. You can undo this for ten minutes.'
              : 'It no longer waits for an answer. You can undo this for ten minutes, and apply again later.'
          }
          labels={{ confirm: 'Withdraw', keep: 'Keep my application' }}
          busy={withdraw.isPending}
          failure={withdraw.error ? failureMessage(withdraw.error) : undefined}
          onClose={() => setAsking(false)}
          onConfirm={(reason, sent) =>
            withdraw.mutate(reason, {
              onSuccess: () => {
                sent();
                setAsking(false);
              },
            })
          }
        />
      )}
    </>
  );
}

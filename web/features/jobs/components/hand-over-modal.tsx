import { useQuery } from '@tanstack/react-query';
import type { Job } from '../../../../shared/model/job.ts';
import type { SentHandover } from '../../../../shared/model/handover.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { AskManagerForm } from './ask-manager-form.tsx';
import { handoverQuery, useAskHandover, useWithdrawHandover } from '../queries/handovers.ts';

interface HandOverModalProps {
  job: Pick<Job, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks another manager to take the job over, or shows who is asked and takes that back (PLUS-53). */
export function HandOverModal({ job, onClose }: HandOverModalProps) {
  const { data, error, isPending } = useQuery(handoverQuery(job.id));
  if (isPending || error)
    return (
      <Modal title="Hand over this job" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        {error ? (
          <FailureNotice what="Whether somebody is asked could not be read" error={error} />
        ) : (
          <Skeleton height="120px" />
        )}
      </Modal>
    );
  return data ? (
    <WaitingHandover job={job} handover={data} onClose={onClose} />
  ) : (
    <AskHandover job={job} onClose={onClose} />
  );
}

function WaitingHandover({ job, handover, onClose }: HandOverModalProps & { handover: SentHandover }) {
  const withdraw = useWithdrawHandover(job.id);
  const { email } = handover;
  return (
    <ConfirmModal
      title="Hand over this job"
      onClose={onClose}
      busy={withdraw.isPending}
      keep="Keep waiting"
      confirm="Take back"
      isDanger
      onConfirm={() => withdraw.mutate(undefined, { onSuccess: onClose })}
    >
      {withdraw.error && <FailureNotice what="The request could not be taken back" error={withdraw.error} />}
      <Notice kind="info">
        You asked {email} <RelativeTime at={handover.askedAt} /> to take over “{job.title}”. A hiring manager with this
        address finds it on their dashboard; the job stays yours until they accept.
      </Notice>
      {handover.message && <p className="soft">“{handover.message}”</p>}
    </ConfirmModal>
  );
}

function AskHandover({ job, onClose }: HandOverModalProps) {
  const ask = useAskHandover(job.id);
  return (
    <Modal
      title="Hand over this job"
      lead={job.title}
      onClose={onClose}
      busy={ask.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="hand-over" kind="primary" busy={ask.isPending}>
            Ask to take over
          </Button>
        </>
      }
    >
      <AskManagerForm id="hand-over" jobId={job.id} ask={ask} failed="The manager could not be asked">
        Nothing changes until the other manager accepts. Then the job is theirs, with its candidates, applications,
        claims, interviews and client, and you no longer see it as yours.
      </AskManagerForm>
    </Modal>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import type { SentHandover } from '../../../../shared/model/handover.ts';
import { ApiError } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
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
    <Modal
      title="Hand over this job"
      onClose={onClose}
      busy={withdraw.isPending}
      actions={
        <>
          <Button
            kind="danger"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined, { onSuccess: onClose })}
          >
            Take back
          </Button>
          <Button onClick={onClose}>Keep waiting</Button>
        </>
      }
    >
      <div className="stack">
        {withdraw.error && <FailureNotice what="The request could not be taken back" error={withdraw.error} />}
        <Notice kind="info">
          You asked {email} <RelativeTime at={handover.askedAt} /> to take over “{job.title}”. A hiring manager with
          this address finds it on their dashboard; the job stays yours until they accept.
        </Notice>
        {handover.message && <p className="soft">“{handover.message}”</p>}
      </div>
    </Modal>
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
      <AskForm jobId={job.id} ask={ask} />
    </Modal>
  );
}

function AskForm({ jobId, ask }: { jobId: number; ask: ReturnType<typeof useAskHandover> }) {
  const [{ email, message }, type, forget] = useKeptState(`hand-over.${jobId}`, { email: '', message: '' });
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const aboutAddress =
    ask.error instanceof ApiError && ask.error.errors.some(({ key }) => key === 'email') ? ask.error : undefined;
  const toAddress = () => field.current?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [address, words] = [email.trim(), message.trim()];
    setEmpty(address === '');
    if (address === '') return toAddress();
    // The dialog shows who is asked then.
    return ask.mutate({ email: address, ...(words && { message: words }) }, { onSuccess: forget, onError: toAddress });
  };
  return (
    <form id="hand-over" className="stack" noValidate onSubmit={submit}>
      {ask.error && !aboutAddress && <FailureNotice what="The manager could not be asked" error={ask.error} />}
      <p className="soft">
        Nothing changes until the other manager accepts. Then the job is theirs, with its candidates, applications,
        claims, interviews and client, and you no longer see it as yours.
      </p>
      <TextInput
        ref={field}
        label="Email of the hiring manager"
        type="email"
        autoComplete="off"
        required
        value={email}
        error={isEmpty ? 'Required' : aboutAddress?.errors[0]?.message}
        onChange={(event) => type({ email: event.target.value, message })}
      />
      <TextArea
        label="Message"
        required={false}
        rows={3}
        maxLength={1000}
        value={message}
        onChange={(event) => type({ email, message: event.target.value })}
      />
    </form>
  );
}

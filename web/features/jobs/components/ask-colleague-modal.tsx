import { useRef, useState, type FormEvent } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import { ApiError } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useAskColleague } from '../queries/job-team.ts';

/** Asks a colleague, by address, to join the team of a job (PLUS-54). */
export function AskColleagueModal({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const ask = useAskColleague(job.id);
  return (
    <Modal
      title="Add a colleague"
      lead={job.title}
      onClose={onClose}
      busy={ask.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="ask-colleague" kind="primary" busy={ask.isPending}>
            Ask to join
          </Button>
        </>
      }
    >
      <AskForm jobId={job.id} ask={ask} onAsked={onClose} />
    </Modal>
  );
}

interface AskFormProps {
  jobId: number;
  ask: ReturnType<typeof useAskColleague>;
  onAsked: () => void;
}

function AskForm({ jobId, ask, onAsked }: AskFormProps) {
  const [{ email, message }, type, forget] = useKeptState(`ask-colleague.${jobId}`, { email: '', message: '' });
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
    const onSuccess = () => {
      forget();
      onAsked();
    };
    return ask.mutate({ email: address, ...(words && { message: words }) }, { onSuccess, onError: toAddress });
  };
  return (
    <form id="ask-colleague" className="stack" noValidate onSubmit={submit}>
      {ask.error && !aboutAddress && <FailureNotice what="The colleague could not be asked" error={ask.error} />}
      <p className="soft">
        Once they accept on their dashboard, they see this job as you do, move its candidates, book interviews and write
        notes. Its text, recruiters and points, closing it and the team stay with you.
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

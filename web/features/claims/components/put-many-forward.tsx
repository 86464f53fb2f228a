import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '../../../../shared/rules/money.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import type { ChosenPerson } from '../../../common/frame/frame-actions.ts';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { OutcomeModal } from '../../../ui/overlays/outcome-modal.tsx';
import { jobsToProposeQuery } from '../queries/asked-addresses.ts';
import { usePutManyForward } from '../queries/put-many-forward.ts';
import { JobToPropose, ProposalWords } from './proposal-fields.tsx';

interface PutManyForwardProps {
  people: readonly ChosenPerson[];
  /** The job that is chosen at first. */
  jobId: number | undefined;
  onClose: () => void;
}

/** Puts several people forward for one job: each becomes a proposal of the recruiter, or is left out with the reason. */
export function PutManyForward({ people, jobId: given, onClose }: PutManyForwardProps) {
  const [jobId, setJobId] = useState(given ?? null);
  const [message, setMessage, forget] = useKeptState('put-many-forward', '');
  const jobs = useQuery(jobsToProposeQuery);
  const { doing: propose, done } = usePutManyForward(people);
  const count = countOf(people.length, 'person', 'people');
  if (propose.data)
    return (
      <OutcomeModal
        title={(asked) => `${asked} of ${count} asked`}
        headings={{ done: 'Asked', notDone: 'Not asked' }}
        words="Your proposal waits for their answer"
        people={propose.data}
        onClose={onClose}
      />
    );
  return (
    <ConfirmModal
      title={`Put ${count} forward`}
      lead="Each decides for themselves. Nothing reaches the company before they agree."
      busy={propose.isPending}
      onClose={onClose}
      confirm={`Ask ${count}`}
      disabledReason={jobId === null && 'Choose a job'}
      onConfirm={() => jobId !== null && propose.mutate({ jobId, message }, { onSuccess: forget })}
    >
      {jobs.error && <FailureNotice what="Your jobs could not be loaded" error={jobs.error} />}
      <JobToPropose jobs={jobs.data} isPending={jobs.isPending} jobId={jobId} onChoose={setJobId} />
      <ProposalWords value={message} onChange={setMessage} />
      {propose.isPending && (
        <p role="status">
          {done} of {count} asked
        </p>
      )}
    </ConfirmModal>
  );
}

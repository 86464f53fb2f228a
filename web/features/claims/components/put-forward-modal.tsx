import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import type { PutForward } from '../../../common/frame/frame-actions.ts';
import { InvitePeopleModal } from '../../../common/invitations/invite-people-modal.tsx';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { jobsToProposeQuery, useAskAddresses } from '../queries/asked-addresses.ts';
import { AskedAddresses } from './asked-addresses.tsx';
import { JobToPropose, ProposalWords } from './proposal-fields.tsx';
import { PutManyForward } from './put-many-forward.tsx';

/**
 * Puts people forward by address, from a job or from somebody whom the recruiter added: each becomes a proposal of the
 * recruiter, which waits until they join where they are not here yet.
 */
export function PutForwardModal({ job, person, people, jobId, onClose }: PutForward & { onClose: () => void }) {
  if (people) return <PutManyForward people={people} jobId={jobId} onClose={onClose} />;
  return job ? <FromJob job={job} onClose={onClose} /> : <OfPerson person={person} onClose={onClose} />;
}

function FromJob({ job, onClose }: { job: { id: number; title: string }; onClose: () => void }) {
  const [message, setMessage, forget] = useKeptState(`put-forward.${job.id}`, '');
  const ask = useAskAddresses(job.id, message);
  return (
    <InvitePeopleModal
      invite={ask}
      title={`Put forward for ${job.title}`}
      lead="Each person gets your proposal by mail and decides. Nothing reaches the company before they agree; whoever is not here yet finds it when they join."
      noun="candidate"
      sent="proposal"
      takenBecause="were asked about this job by you already"
      onClose={() => {
        if (ask.isSuccess) forget();
        onClose();
      }}
    >
      <div className="stack">
        <ProposalWords value={message} onChange={setMessage} />
        <AskedAddresses jobId={job.id} />
      </div>
    </InvitePeopleModal>
  );
}

function OfPerson({ person, onClose }: { person: { email: string; firstName: string }; onClose: () => void }) {
  const [jobId, setJobId] = useState<number | null>(null);
  const [message, setMessage, forget] = useKeptState(`put-forward.${person.email}`, '');
  const jobs = useQuery(jobsToProposeQuery);
  const ask = useAskAddresses(jobId ?? 0, message);
  const outcome = ask.data?.data[0];
  const send = () => ask.mutate([person.email], { onSuccess: forget });
  const failure = ask.error ?? jobs.error;
  return (
    <Modal
      title={`Put ${person.firstName} forward`}
      lead={`${person.firstName} decides. Nothing reaches the company before they agree.`}
      busy={ask.isPending}
      onClose={onClose}
      actions={
        outcome ? (
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              kind="primary"
              busy={ask.isPending}
              disabledReason={jobId === null && 'Choose a job'}
              onClick={send}
            >
              Ask {person.firstName}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <Asked available={outcome.available}>{person.email}</Asked>
      ) : (
        <div className="stack">
          <JobToPropose jobs={jobs.data} isPending={jobs.isPending} jobId={jobId} onChoose={setJobId} />
          <ProposalWords value={message} onChange={setMessage} />
          {failure && (
            <FailureNotice
              what={`${person.firstName} could not be asked`}
              error={failure}
              kept="Your words are kept."
              {...(ask.isError && { onRetry: send })}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

function Asked({ available, children }: { available: boolean; children: ReactNode }) {
  return available ? (
    <Notice kind="done">Your proposal goes to {children}. It waits for their answer, as a proposal of yours.</Notice>
  ) : (
    <Notice kind="warning">You have asked {children} about this job already.</Notice>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { maxClaimMessage } from '../../../../shared/constants/claims.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { Facts } from '../../../ui/layouts/card.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { termsInWords } from '../claim-facts.ts';
import { claimPreviewQuery, jobsToProposeQuery, useProposeCandidate } from '../queries/claims.ts';

interface ProposeProps {
  candidate: { id: number; firstName: string };
}

/** The recruiter's way to propose a candidate for a job: the terms come first, then the words to the candidate. */
export function ProposeCandidate({ candidate }: ProposeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={<Handshake aria-hidden />} onClick={() => setOpen(true)}>
        Put forward
      </Button>
      {isOpen && <ProposeModal candidate={candidate} onClose={() => setOpen(false)} />}
    </>
  );
}

function ProposeModal({ candidate, onClose }: ProposeProps & { onClose: () => void }) {
  const [jobId, setJobId] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const jobs = useQuery(jobsToProposeQuery);
  const preview = useQuery(claimPreviewQuery(candidate.id, jobId));
  const propose = useProposeCandidate();
  const terms = preview.data;
  const isReady = jobId !== null && terms?.refusal === null;
  const failure = propose.error ?? preview.error ?? jobs.error;
  const send = () =>
    jobId !== null && propose.mutate({ candidateId: candidate.id, jobId, message: message.trim() || undefined });
  if (propose.isSuccess)
    return (
      <Modal
        title={`${candidate.firstName} was asked`}
        onClose={onClose}
        actions={
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <Notice kind="done">
          {candidate.firstName} was asked by mail and in the app. The answer appears among your{' '}
          <Link to={paths.claims()}>claims</Link>.
        </Notice>
      </Modal>
    );
  return (
    <Modal
      title={`Put ${candidate.firstName} forward`}
      lead={`${candidate.firstName} decides. Nothing reaches the company before they agree.`}
      size="medium"
      busy={propose.isPending}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" busy={propose.isPending} disabled={!isReady} onClick={send}>
            Ask {candidate.firstName}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="stack">
        <Select
          label="Job"
          value={jobId ?? ''}
          placeholder={jobs.data?.length === 0 ? 'You have no open jobs' : 'Choose a job'}
          options={(jobs.data ?? []).map(({ id, title, client }) => ({
            value: id,
            label: client ? `${title} · ${client.companyName}` : title,
          }))}
          onChange={(event) => setJobId(Number(event.target.value) || null)}
        />
        {terms && (
          <Facts
            facts={[
              { label: 'Company', value: terms.client.companyName },
              { label: 'You earn', value: termsInWords(terms.terms) },
            ]}
          />
        )}
        {terms?.refusal && <Notice kind="error">{terms.refusal}</Notice>}
        {terms?.silentSince && !terms.refusal && (
          <Notice kind="warning">
            The hiring manager has answered nobody on this job since {formatDate(terms.silentSince)}. Think about
            whether the work is worth it.
          </Notice>
        )}
        <TextArea
          label={`Your words to ${candidate.firstName} (optional)`}
          help="Why this job, and what happens next."
          rows={4}
          maxLength={maxClaimMessage}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        {failure && (
          <FailureNotice
            what={`${candidate.firstName} could not be asked`}
            error={failure}
            kept="Your words are kept."
            {...(propose.isError && { onRetry: send })}
          />
        )}
      </div>
    </Modal>
  );
}

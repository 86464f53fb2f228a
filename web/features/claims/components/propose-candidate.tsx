import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { maxClaimMessage, mostAssigned } from '../../../../shared/constants/claims.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { countOf } from '../../../../shared/rules/money.ts';
import { formatDate } from '../../../ui/text/dates.ts';
import { termsInWords } from '../model/claim-facts.ts';
import './claims.css';
import { assignableJobsQuery, claimPreviewQuery, useAssignCandidate } from '../queries/claims.ts';

interface ProposeProps {
  candidate: { id: number; firstName: string };
}

/**
 * The recruiter's way to propose a candidate for one job or several (CAND-46): the terms come first, then the words to
 * the candidate.
 */
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
  const [jobIds, setJobIds] = useState<readonly number[]>([]);
  const [message, setMessage, forget] = useKeptState(`propose.${candidate.id}`, '');
  const jobs = useQuery(assignableJobsQuery(candidate.id));
  const assign = useAssignCandidate(candidate.id);
  const send = () =>
    assign.mutate({ jobIds: [...jobIds], message: message.trim() || undefined }, { onSuccess: forget });
  if (assign.data)
    return <Asked candidate={candidate} outcome={assign.data} titles={jobs.data ?? []} onClose={onClose} />;
  const failure = assign.error ?? jobs.error;
  const toggle = (id: number) => setJobIds(jobIds.includes(id) ? jobIds.filter((one) => one !== id) : [...jobIds, id]);
  return (
    <ConfirmModal
      title={`Put ${candidate.firstName} forward`}
      lead={`${candidate.firstName} decides. Nothing reaches the company before they agree.`}
      size="medium"
      busy={assign.isPending}
      onClose={onClose}
      confirm={`Ask ${candidate.firstName}`}
      disabledReason={
        jobIds.length === 0 ? 'Choose a job' : jobIds.length > mostAssigned && `At most ${mostAssigned} jobs at a time`
      }
      onConfirm={send}
    >
      {jobs.isPending && <SkeletonText lines={4} />}
      {jobs.data?.length === 0 && <Notice>You have no open jobs.</Notice>}
      {jobs.data && jobs.data.length > 0 && (
        <fieldset className="ui-choices claim-jobs">
          <legend className="ui-field-label">Jobs</legend>
          {jobs.data.map(({ job, client, terms, refusal }) => (
            <Checkbox
              key={job.id}
              label={`${job.title} · ${client.companyName}`}
              help={
                refusal ?? (
                  <Terms
                    candidateId={candidate.id}
                    jobId={job.id}
                    words={termsInWords(terms)}
                    isChosen={jobIds.includes(job.id)}
                  />
                )
              }
              checked={jobIds.includes(job.id)}
              disabled={refusal !== null}
              onChange={() => toggle(job.id)}
            />
          ))}
        </fieldset>
      )}
      <TextArea
        label={`Your words to ${candidate.firstName} (optional)`}
        help="Why these jobs, and what happens next."
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
          {...(assign.isError && { onRetry: send })}
        />
      )}
    </ConfirmModal>
  );
}

/** What a hire earns, and, of a job that is chosen, whether its manager answers anybody. */
function Terms({
  candidateId,
  jobId,
  words,
  isChosen,
}: {
  candidateId: number;
  jobId: number;
  words: string;
  isChosen: boolean;
}) {
  const { data } = useQuery(claimPreviewQuery(candidateId, isChosen ? jobId : null));
  return (
    <>
      {words}
      {isChosen && data?.silentSince && (
        <>
          {'. '}
          <strong>The hiring manager has answered nobody since {formatDate(data.silentSince)}.</strong>
        </>
      )}
    </>
  );
}

interface AskedProps extends ProposeProps {
  outcome: { claims: readonly unknown[]; refused: readonly { jobId: number; message: string }[] };
  titles: readonly { job: { id: number; title: string } }[];
  onClose: () => void;
}

function Asked({ candidate, outcome: { claims, refused }, titles, onClose }: AskedProps) {
  const titleOf = (jobId: number) => titles.find(({ job }) => job.id === jobId)?.job.title ?? 'A job';
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
      <div className="stack">
        <Notice kind="done">
          {candidate.firstName} was asked about {countOf(claims.length, 'job')} by mail and in the app. The answer
          appears among your <Link to={paths.claims()}>claims</Link>.
        </Notice>
        {refused.map(({ jobId, message }) => (
          <Notice key={jobId} kind="error">
            {titleOf(jobId)}: {message}
          </Notice>
        ))}
      </div>
    </Modal>
  );
}

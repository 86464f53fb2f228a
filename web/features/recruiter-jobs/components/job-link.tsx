import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { openStatus, type JobStatus } from '../../../../shared/constants/job.ts';
import type { JobLink } from '../../../../shared/model/job-link.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { jobLinkQuery, useMakeJobLink, useRemoveJobLink } from '../queries/job-link.ts';

/** Opens the recruiter's public link to a job, which is read only then. */
export function JobLinkButton({ job }: { job: { id: number; status: JobStatus } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Link2 aria-hidden />} onClick={() => setOpen(true)}>
        Your link
      </Button>
      {isOpen && <JobLinkDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}

function JobLinkDialog({ job, onClose }: { job: { id: number; status: JobStatus }; onClose: () => void }) {
  const { data: link, error, refetch } = useQuery(jobLinkQuery(job.id));
  const make = useMakeJobLink(job.id);
  return (
    <Modal
      title="Your link to this job"
      lead="Share it anywhere. It names you, and whoever applies through it is offered to you first for a day. They are asked whether you may represent them."
      size="medium"
      onClose={onClose}
    >
      <div className="stack">
        {error && link === undefined && (
          <FailureNotice what="The link could not be read" error={error} onRetry={() => void refetch()} />
        )}
        {link === undefined && !error && <SkeletonText lines={2} />}
        {make.error && <FailureNotice what="No link was made" error={make.error} />}
        {link && <SharedLink jobId={job.id} link={link} />}
        {link === null && (
          <div>
            <Button
              kind="primary"
              busy={make.isPending}
              disabledReason={job.status !== openStatus && 'Only an open job can be recommended'}
              onClick={() => make.mutate()}
            >
              Make a link
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function SharedLink({ jobId, link }: { jobId: number; link: JobLink }) {
  const address = globalThis.location.origin + paths.jobLink(link.code);
  const [isCopied, setCopied] = useState(false);
  const remove = useRemoveJobLink(jobId);
  return (
    <>
      <TextInput
        label="Address"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        onChange={() => {}}
      />
      <p className="numeric">
        {countOf(link.visits, 'visit')} · {countOf(link.applications, 'application')}
      </p>
      {remove.error && <FailureNotice what="The link could not be removed" error={remove.error} />}
      <div className="cluster">
        <Button kind="primary" onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove link
        </Button>
      </div>
      <p className="soft">A browser counts as one visit a day, a person as one application.</p>
      <p className="soft">Once removed, it leads nowhere and its counts are gone. A new one has another address.</p>
    </>
  );
}

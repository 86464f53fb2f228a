import { maxClaimMessage } from '../../../../shared/constants/claims.ts';
import type { AssignableJob } from '../../../../shared/model/claim.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { termsInWords } from '../model/claim-facts.ts';

interface JobToProposeProps {
  jobs: readonly AssignableJob[] | undefined;
  isPending: boolean;
  jobId: number | null;
  onChoose: (jobId: number | null) => void;
}

/** The job for which people are put forward, with its terms. */
export function JobToPropose({ jobs, isPending, jobId, onChoose }: JobToProposeProps) {
  if (isPending) return <SkeletonText lines={2} />;
  if (!jobs) return null;
  if (jobs.length === 0) return <Notice>You have no open jobs.</Notice>;
  const chosen = jobs.find(({ job }) => job.id === jobId);
  return (
    <Select
      label="Job"
      help={chosen && termsInWords(chosen.terms)}
      value={jobId === null ? '' : String(jobId)}
      placeholder="Choose a job"
      options={jobs.map((one) => ({ value: one.job.id, label: `${one.job.title} · ${one.client.companyName}` }))}
      onChange={(event) => onChoose(Number(event.target.value) || null)}
    />
  );
}

/** What the recruiter says to whom they put forward. */
export function ProposalWords({ value, onChange }: { value: string; onChange: (to: string) => void }) {
  return (
    <TextArea
      label="Your words to them (optional)"
      help="Why this job, and what happens next."
      rows={3}
      maxLength={maxClaimMessage}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

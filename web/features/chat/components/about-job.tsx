import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../ui/fields/select.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { jobsToNameQuery } from '../queries/named-job.ts';

interface AboutJobProps {
  value: number | undefined;
  onChange: (jobId: number | undefined) => void;
}

/** The job that a message to many names: one for which the recruiter may put people forward. */
export function AboutJob({ value, onChange }: AboutJobProps) {
  const { role } = useAccount();
  const { data: jobs = [] } = useQuery(jobsToNameQuery(role));
  if (jobs.length === 0) return null;
  return (
    <Select
      label="About a job (optional)"
      value={value ?? ''}
      options={[
        { value: '', label: 'No job' },
        ...jobs.map(({ job, client }) => ({ value: job.id, label: `${job.title} · ${client.companyName}` })),
      ]}
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../ui/fields/select.tsx';
import { jobsForFilterQuery } from '../queries/candidates.ts';

interface JobFilterProps {
  value: number | undefined;
  onChange: (jobId: number | undefined) => void;
}

/** Searches only candidates on one of the recruiter’s jobs; absent while the recruiter has none (CAND-51). */
export function JobFilter({ value, onChange }: JobFilterProps) {
  const { data: jobs = [] } = useQuery(jobsForFilterQuery);
  const isKnown = value === undefined || jobs.some(({ id }) => id === value);
  if (jobs.length === 0 && value === undefined) return null;
  return (
    <Select
      label="On a job"
      options={[
        { value: '', label: 'Any' },
        ...(isKnown ? [] : [{ value, label: 'One job' }]),
        ...jobs.map(({ id, title, client }) => ({
          value: id,
          label: client ? `${title} · ${client.companyName}` : title,
        })),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
    />
  );
}

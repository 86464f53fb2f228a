import type { JobSort } from '../../../shared/constants/job.ts';
import { Select } from '../../ui/fields/select.tsx';

/** How each order of a list of jobs is named. */
export const jobSortLabels: Record<JobSort, string> = {
  newest: 'Newest first',
  title: 'By title',
  candidates: 'Most candidates',
  points: 'Most points',
  waiting: 'Longest waiting',
};

interface JobSortSelectProps {
  value: JobSort | undefined;
  sorts: readonly JobSort[];
  onChange: (sort: JobSort | undefined) => void;
}

/** The order of a list of jobs; newest first unless chosen. */
export function JobSortSelect({ value = 'newest', sorts, onChange }: JobSortSelectProps) {
  return (
    <Select
      label="Sort"
      hideLabel
      options={sorts.map((sort) => ({ value: sort, label: jobSortLabels[sort] }))}
      value={value}
      onChange={({ target }) => onChange(target.value === 'newest' ? undefined : (target.value as JobSort))}
    />
  );
}

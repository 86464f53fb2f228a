import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import { jobSortLabels } from '../../../common/jobs/job-sort-select.tsx';
import type { JobFilters } from './job-filters.ts';

/** What a view shows, in words: 'On hold · “nurse” · most candidates'. */
export function viewWords({ status, ownership, clientId, recruiterId, range, q, sort }: JobFilters): string {
  const parts = [
    jobStatusLabels[status],
    ownership === 'all' && 'all jobs',
    clientId && 'one client',
    recruiterId && 'one recruiter',
    range && range !== 'all' && `posted in the last ${range}`,
    q && `“${q}”`,
    sort && jobSortLabels[sort].toLowerCase(),
  ];
  return parts.filter(Boolean).join(' · ');
}

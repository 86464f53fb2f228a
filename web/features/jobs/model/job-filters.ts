import { searchText } from '../../../../shared/rules/plain-text.ts';
import { dateRanges, type DateRange } from '../../../../shared/constants/date-ranges.ts';
import {
  type JobSort,
  jobSorts,
  type JobStatus,
  jobStatuses,
  openStatus,
  ownerships,
} from '../../../../shared/constants/job.ts';
import { idIn } from '../../../common/lists/id-in-address.ts';

/** The filters of the job list, kept in its address (JOB-34). */
export interface JobFilters {
  status: JobStatus;
  ownership: (typeof ownerships)[number];
  clientId?: number;
  recruiterId?: number;
  /** When the user's own jobs were posted; any time unless chosen. */
  range?: DateRange;
  /** Searches and sorts the user's own jobs. */
  q?: string;
  sort?: JobSort;
}

/** The default: the user's own open jobs (JOB-35, JOB-36). */
export const defaultFilters: JobFilters = { status: openStatus, ownership: 'own' };

/** Reads the filters; missing and unknown values become defaults. */
export function filtersIn(search: URLSearchParams): JobFilters {
  const clientId = idIn(search, 'clientId');
  const recruiterId = idIn(search, 'recruiterId');
  const range = dateRanges.find((one) => one === search.get('range'));
  const ownership = ownerships.find((one) => one === search.get('ownership')) ?? defaultFilters.ownership;
  const q = searchText(search.get('q'), 100);
  const sort = jobSorts.find((one) => one === search.get('sort'));
  return {
    status: jobStatuses.find((status) => status === search.get('status')) ?? defaultFilters.status,
    ownership,
    ...(clientId ? { clientId } : {}),
    ...(recruiterId ? { recruiterId } : {}),
    // Everybody's jobs are not counted by when they were posted, so the server refuses it.
    ...(range && range !== 'all' && ownership === 'own' ? { range } : {}),
    ...(q ? { q } : {}),
    ...(sort && sort !== 'newest' ? { sort } : {}),
  };
}

/** The filters as an address. Defaults are left out. */
export function searchOf(filters: JobFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.status !== defaultFilters.status) search.set('status', filters.status);
  if (filters.ownership !== defaultFilters.ownership) search.set('ownership', filters.ownership);
  if (filters.range && filters.range !== 'all') search.set('range', filters.range);
  if (filters.clientId) search.set('clientId', String(filters.clientId));
  if (filters.q) search.set('q', filters.q);
  if (filters.sort) search.set('sort', filters.sort);
  if (filters.recruiterId) search.set('recruiterId', String(filters.recruiterId));
  return search;
}

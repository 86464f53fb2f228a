import { jobSorts, jobStatuses, ownerships, type JobSort, type JobStatus } from '../../../shared/constants/job.ts';

/** The filters of the job list, kept in its address (JOB-34). */
export interface JobFilters {
  status: JobStatus;
  ownership: (typeof ownerships)[number];
  clientId?: number;
  recruiterId?: number;
  /** Searches and sorts the user's own jobs. */
  q?: string;
  sort?: JobSort;
}

/** The default: the user's own open jobs (JOB-35, JOB-36). */
export const defaultFilters: JobFilters = { status: 'signed', ownership: 'own' };

function idIn(search: URLSearchParams, key: string): number | undefined {
  const id = Number(search.get(key));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Reads the filters; missing and unknown values become defaults. */
export function filtersIn(search: URLSearchParams): JobFilters {
  const clientId = idIn(search, 'clientId');
  const recruiterId = idIn(search, 'recruiterId');
  const q = search.get('q')?.slice(0, 100);
  const sort = jobSorts.find((one) => one === search.get('sort'));
  return {
    status: jobStatuses.find((status) => status === search.get('status')) ?? defaultFilters.status,
    ownership: ownerships.find((ownership) => ownership === search.get('ownership')) ?? defaultFilters.ownership,
    ...(clientId ? { clientId } : {}),
    ...(recruiterId ? { recruiterId } : {}),
    ...(q ? { q } : {}),
    ...(sort && sort !== 'newest' ? { sort } : {}),
  };
}

/** The filters as an address. Defaults are left out. */
export function searchOf(filters: JobFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.status !== defaultFilters.status) search.set('status', filters.status);
  if (filters.ownership !== defaultFilters.ownership) search.set('ownership', filters.ownership);
  if (filters.clientId) search.set('clientId', String(filters.clientId));
  if (filters.q) search.set('q', filters.q);
  if (filters.sort) search.set('sort', filters.sort);
  if (filters.recruiterId) search.set('recruiterId', String(filters.recruiterId));
  return search;
}

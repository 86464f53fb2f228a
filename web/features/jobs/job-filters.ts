import { jobStatuses, ownerships, type JobStatus } from '../../../shared/constants/job.ts';

/** The filters of the job list, kept in its address (JOB-34). */
export interface JobFilters {
  status: JobStatus;
  ownership: (typeof ownerships)[number];
  clientId?: number;
  recruiterId?: number;
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
  return {
    status: jobStatuses.find((status) => status === search.get('status')) ?? defaultFilters.status,
    ownership: ownerships.find((ownership) => ownership === search.get('ownership')) ?? defaultFilters.ownership,
    ...(clientId ? { clientId } : {}),
    ...(recruiterId ? { recruiterId } : {}),
  };
}

/** The filters as an address. Defaults are left out. */
export function searchOf(filters: JobFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.status !== defaultFilters.status) search.set('status', filters.status);
  if (filters.ownership !== defaultFilters.ownership) search.set('ownership', filters.ownership);
  if (filters.clientId) search.set('clientId', String(filters.clientId));
  if (filters.recruiterId) search.set('recruiterId', String(filters.recruiterId));
  return search;
}

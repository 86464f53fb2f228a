import {
  type JobSort,
  jobSorts,
  openStatus,
  type overseenScopes,
  postedStatuses,
} from '../../../../shared/constants/job.ts';
import { searchText } from '../../../../shared/rules/plain-text.ts';
import { idIn } from '../../../common/lists/id-in-address.ts';

/** The filters of a super manager's list of jobs, kept in its address. */
export interface OverseenFilters {
  status: (typeof postedStatuses)[number];
  scope: (typeof overseenScopes)[number];
  managerId?: number;
  clientId?: number;
  /** Only jobs on which an application waits, of managers who work with the super manager. */
  waiting?: true;
  /** Searches and sorts the jobs of one manager, or of those who work with the super manager. */
  q?: string;
  sort?: JobSort;
}

/** Whether the list is read whole, so that it can be searched and sorted. */
export const isSearched = ({ scope, managerId }: Pick<OverseenFilters, 'scope' | 'managerId'>): boolean =>
  scope !== 'everyone' || Boolean(managerId);

/** Reads the filters of a page; missing and unknown values become defaults. */
export function overseenFiltersIn(search: URLSearchParams, page: 'everyone' | 'clients'): OverseenFilters {
  const scope = page === 'everyone' && search.get('whose') === 'together' ? 'together' : page;
  const [managerId, clientId] = [
    idIn(search, 'managerId'),
    scope === 'everyone' ? undefined : idIn(search, 'clientId'),
  ];
  const canSearch = isSearched({ scope, managerId });
  const waiting = scope !== 'everyone' && search.get('waiting') === '1';
  const q = canSearch ? searchText(search.get('q'), 100) : '';
  const sort = canSearch && jobSorts.find((one) => one === search.get('sort') && one !== 'newest');
  return {
    status: postedStatuses.find((status) => status === search.get('status')) ?? openStatus,
    scope,
    ...(managerId ? { managerId } : {}),
    ...(clientId ? { clientId } : {}),
    ...(waiting ? { waiting } : {}),
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** The filters as an address. Defaults are left out. */
export function overseenSearchOf({
  status,
  scope,
  managerId,
  clientId,
  waiting,
  q,
  sort,
}: OverseenFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (status !== openStatus) search.set('status', status);
  if (scope === 'together') search.set('whose', scope);
  if (managerId) search.set('managerId', String(managerId));
  if (clientId) search.set('clientId', String(clientId));
  if (waiting) search.set('waiting', '1');
  if (q) search.set('q', q);
  if (sort) search.set('sort', sort);
  return search;
}

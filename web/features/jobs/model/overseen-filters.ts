import { openStatus, type overseenScopes, postedStatuses } from '../../../../shared/constants/job.ts';
import { idIn } from '../../../common/lists/id-in-address.ts';

/** The filters of a super manager's list of jobs, kept in its address. */
export interface OverseenFilters {
  status: (typeof postedStatuses)[number];
  scope: (typeof overseenScopes)[number];
  managerId?: number;
  clientId?: number;
}

/** Reads the filters of this scope; missing and unknown values become defaults. */
export function overseenFiltersIn(search: URLSearchParams, scope: OverseenFilters['scope']): OverseenFilters {
  const [managerId, clientId] = [idIn(search, 'managerId'), scope === 'clients' ? idIn(search, 'clientId') : undefined];
  return {
    status: postedStatuses.find((status) => status === search.get('status')) ?? openStatus,
    scope,
    ...(managerId ? { managerId } : {}),
    ...(clientId ? { clientId } : {}),
  };
}

/** The filters as an address. Defaults are left out. */
export function overseenSearchOf({ status, managerId, clientId }: OverseenFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (status !== openStatus) search.set('status', status);
  if (managerId) search.set('managerId', String(managerId));
  if (clientId) search.set('clientId', String(clientId));
  return search;
}

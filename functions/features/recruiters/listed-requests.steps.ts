import type { WorkRequest } from '../../../shared/model/work-request.ts';
import { isOpenRequest } from '../../../shared/rules/work-request.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { StoredWorkRequest } from '../../records/work-request.ts';
import { showRequest } from '../../domain/work-requests/work-request.ts';
import type { WorkRequestsStore } from '../../domain/work-requests/work-requests.store.ts';

/** One page of requests in a scope, newest first; only the people of that page are read. */
export async function listedRequests(
  requests: readonly StoredWorkRequest[],
  query: { scope: 'open' | 'over'; page: number; perPage: number },
  { pairsOf }: Pick<WorkRequestsStore, 'pairsOf'>,
): Promise<{ data: WorkRequest[]; meta: { total: number; page: number; perPage: number } }> {
  const inScope = requests.filter(({ state }) => isOpenRequest(state) === (query.scope === 'open'));
  const { data, meta } = pageOf(
    inScope.toSorted((a, b) => b.id - a.id),
    query,
  );
  const pairs = await pairsOf(data);
  // An account that is being erased leaves its requests in a moment.
  return { data: data.flatMap((one, place) => (pairs[place] ? [showRequest(one, pairs[place])] : [])), meta };
}

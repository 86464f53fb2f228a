import type { WorkRequest } from '../../../shared/model/work-request.ts';
import { isOpenRequest } from '../../../shared/rules/work-request.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { StoredWorkRequest } from '../../records/work-request.ts';
import { markVerified } from '../../domain/verification/verified.ts';
import { showRequest } from '../../domain/work-requests/work-request.ts';
import type { RequestPeopleStore } from './request-people.store.ts';

/** One page of requests in a scope to this reader, newest first; only the people of that page are read. */
export async function listedRequests(
  requests: readonly StoredWorkRequest[],
  query: { scope: 'open' | 'over'; page: number; perPage: number },
  { actor, now }: { actor: Pick<Actor, 'id' | 'role'>; now: string },
  { peopleOf }: RequestPeopleStore,
): Promise<{ data: WorkRequest[]; meta: { total: number; page: number; perPage: number } }> {
  const inScope = requests.filter(({ state }) => isOpenRequest(state) === (query.scope === 'open'));
  const { data, meta } = pageOf(
    inScope.toSorted((a, b) => b.id - a.id),
    query,
  );
  const { pairs, verified, facts } = await peopleOf(data, { reader: actor, now });
  const other = actor.role === 'manager' ? 'recruiter' : 'manager';
  // An account that is being erased leaves its requests in a moment.
  const shown = data.flatMap((one, place) =>
    pairs[place] ? [{ ...showRequest(one, pairs[place]), facts: facts?.get(one.recruiterId) }] : [],
  );
  return { data: markVerified(shown, verified, (one) => one[other].id), meta };
}

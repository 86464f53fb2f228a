import type { RecruiterFacts } from '../../../shared/model/recruiter.ts';
import { recruiterFacts } from '../../domain/recruiters/recruiter-facts.ts';
import { verificationsIn } from '../../domain/verification/verified.ts';
import type { Pair } from '../../domain/work-requests/work-request.ts';
import { idsOf, pairsAmong } from '../../domain/work-requests/work-requests.store.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { gatheredReads } from '../../platform/table/gathered-reads.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredWorkRequest } from '../../records/work-request.ts';

/** Reads the people of requests to work on a job. */
export function requestPeopleStore(table: Table) {
  /**
   * The two people of each request, undefined where one of them is gone, with who of the others than this reader is
   * verified, and for a manager what helps to choose a recruiter; two calls.
   */
  async function peopleOf(
    requests: readonly StoredWorkRequest[],
    { reader, now }: { reader: Pick<Actor, 'id' | 'role'>; now: string },
  ): Promise<{ pairs: (Pair | undefined)[]; verified: ReadonlySet<number>; facts?: Map<number, RecruiterFacts> }> {
    const [managerIds, recruiterIds] = [idsOf(requests, 'managerId'), idsOf(requests, 'recruiterId')];
    const together = gatheredReads(table);
    const [accounts, others] = await Promise.all([
      together.batchGet([...managerIds, ...recruiterIds].map(keys.account)),
      reader.role === 'manager'
        ? recruiterFacts(together, { managerId: reader.id, recruiterIds, now })
        : verificationsIn(table)
            .verifiedManagers(managerIds)
            .then((ids) => ({ verified: new Set(ids) })),
    ]);
    return { pairs: pairsAmong(requests, accounts), ...others };
  }

  return { peopleOf };
}
export type RequestPeopleStore = ReturnType<typeof requestPeopleStore>;

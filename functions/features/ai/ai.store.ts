import { openStatus } from '../../../shared/constants/job.ts';
import type { StoredAccount } from '../../records/account.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Work } from './profile-facts.ts';
import { mostCounted } from './profile-facts.ts';

/** The newest are enough to describe a person; one more shows whether there are others. */
const newest = { newestFirst: true, limit: mostCounted + 1 };

/** Reads what a person has done, as far as a summary describes it. */
export function aiStore(table: Table) {
  /**
   * The newest work of this person by role, in three calls at most; applications, whose keys contain no time, are all
   * read.
   */
  async function workOf({ id, role }: Pick<StoredAccount, 'id' | 'role'>): Promise<Work> {
    if (role === 'candidate')
      return { kind: 'candidate', applications: await table.query(keys.applicationsOfCandidate(id)) };
    if (role === 'recruiter') {
      const [candidates, points] = await Promise.all([
        candidatesPutForward(table, id, newest.limit),
        table.get(keys.points(id)),
      ]);
      return { kind: 'recruiter', candidates, points: points ?? { balance: 0, earned: 0, redeemed: 0 } };
    }
    const jobs = (status: string) => table.query(keys.jobsOfManager(id, status), newest);
    const [open, closed] = await Promise.all([jobs(openStatus), jobs('closed')]);
    return { kind: 'manager', open, closed };
  }

  return { workOf };
}
export type AiStore = ReturnType<typeof aiStore>;

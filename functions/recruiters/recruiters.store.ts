import type { RecruiterRow } from '../../shared/model/recruiter.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Reads a manager's recruiters. */
export function recruitersStore(table: Table) {
  /** The manager's recruiters by name. */
  async function recruitersOf(managerId: number): Promise<RecruiterRow[]> {
    const recruiters = await table.query<RecruiterRow>(keys.recruitersOfManager(managerId));
    return recruiters.sort(
      (a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`) || a.id - b.id,
    );
  }

  return { recruitersOf };
}
export type RecruitersStore = ReturnType<typeof recruitersStore>;

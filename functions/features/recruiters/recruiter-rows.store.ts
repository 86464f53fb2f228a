import { keys } from '../../platform/table/keys.ts';
import type { PersonCopy } from '../../domain/people/person-copy.ts';
import type { Table } from '../../platform/table/table.ts';

/** A recruiter's rows in the lists of the managers they work for. */
export async function recruiterRowsOf(table: Table, recruiterId: number): Promise<PersonCopy[]> {
  const managers = await table.query(keys.managersOfRecruiter(recruiterId), {
    consistent: true,
  });
  const places = managers.map(({ managerId }) => keys.recruiterOfManager(managerId, recruiterId));
  const rows = await table.batchGet(places, { consistent: true });
  return places.flatMap((at, position) =>
    rows[position] ? [{ at, field: 'row' as const, seen: rows[position] }] : [],
  );
}

import type { RecruiterRow } from '../../shared/model/recruiter.ts';
import type { AvatarCopy } from '../table/avatar-copies.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Where the picture of a recruiter stands in the lists of the managers for whom they work. */
export async function recruiterRowsOf(table: Table, recruiterId: number): Promise<AvatarCopy[]> {
  const managers = await table.query<{ managerId: number }>(keys.managersOfRecruiter(recruiterId), { consistent: true });
  const places = managers.map(({ managerId }) => keys.recruiterOfManager(managerId, recruiterId));
  const rows = await table.batchGet<RecruiterRow>(places, { consistent: true });
  return places.flatMap((at, position) => (rows[position] ? [{ at, field: 'avatar' as const, seen: rows[position].avatar }] : []));
}

import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { PersonCopy } from '../../domain/people/person-copy.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { accountsIn } from '../../records/account.ts';
import { recruiterEmailWrite } from '../../records/recruiter-of-manager.ts';

const removedMeanwhile = new Error('the recruiter no longer works for this manager');

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

/** Saves the address that a recruiter has now in the lists of the managers they work for. */
export async function saveRecruiterAddress(table: Table, recruiterId: number): Promise<void> {
  const account = await accountsIn(table).account(recruiterId);
  if (!account) return;
  const managers = await table.query(keys.managersOfRecruiter(recruiterId), { consistent: true });
  await inGroups(managers, async ({ managerId }) =>
    tryWrite(
      table.writeOne(recruiterEmailWrite({ managerId, recruiterId }, account.email, removedMeanwhile)),
      removedMeanwhile,
    ),
  );
}

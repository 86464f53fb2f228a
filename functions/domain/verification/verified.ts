import type { Role } from '../../../shared/constants/roles.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { ManagersInBrief } from '../../records/recruiter-of-manager.ts';

/**
 * Who is verified: whom the operator verified, and recruiters who work for a manager whom the operator verified
 * (PLUS-38). It is stored nowhere else, so that a revocation and an ended employment count at once; what decides is read
 * consistently, what lists show is not.
 */
export function verificationsIn(table: Table) {
  const found = async (userIds: readonly number[], { consistent = true } = {}) =>
    table.batchGet(userIds.map(keys.verification), { consistent });

  /** Those of the managers whom the operator verified. */
  async function verifiedManagers(managerIds: number[]): Promise<number[]> {
    return (await found(managerIds)).flatMap((one) => one?.userId ?? []);
  }

  /** Whether the operator verified this manager. */
  async function isVerifiedManager(managerId: number): Promise<boolean> {
    return (await verifiedManagers([managerId])).length > 0;
  }

  /** Whether a verified manager works with this recruiter, or the operator verified them. */
  async function isVerifiedRecruiter(recruiterId: number): Promise<boolean> {
    const managers = await table.query(keys.managersOfRecruiter(recruiterId), { consistent: true });
    return (await verifiedManagers([recruiterId, ...managers.map(({ managerId }) => managerId)])).length > 0;
  }

  /** Those of the recruiters who are shown as verified in a list: two calls, however many they are. */
  async function verifiedRecruiters(recruiterIds: readonly number[]): Promise<Set<number>> {
    const ids = [...new Set(recruiterIds)];
    return verifiedBy(ids, await table.batchGet(ids.map(keys.managersInBrief)));
  }

  /** The same where their managers were read beside something else. */
  async function verifiedBy(
    ids: readonly number[],
    managers: readonly (ManagersInBrief | undefined)[],
  ): Promise<Set<number>> {
    const verifiers = ids.map((id, row) => [id, ...(managers[row]?.managerIds ?? [])]);
    const known = new Set(
      (await found([...new Set(verifiers.flat())], { consistent: false })).flatMap((one) => one?.userId ?? []),
    );
    return new Set(ids.filter((_, row) => verifiers[row]?.some((id) => known.has(id))));
  }

  const byRole: Record<Role, (userId: number) => Promise<boolean>> = {
    candidate: async () => false,
    recruiter: isVerifiedRecruiter,
    manager: isVerifiedManager,
    super_manager: isVerifiedManager,
  };

  /** Whether this person is shown as verified; candidates never are. */
  async function isVerified({ id, role }: { id: number; role: Role }): Promise<boolean> {
    return byRole[role](id);
  }

  return { isVerified, isVerifiedManager, isVerifiedRecruiter, verifiedBy, verifiedManagers, verifiedRecruiters };
}
export type Verifications = ReturnType<typeof verificationsIn>;

/** Rows of a list with which of their people are verified, for `VerifiedBadge`. */
export function markVerified<Row extends object>(
  rows: readonly Row[],
  verified: ReadonlySet<number>,
  personIdOf: (row: Row) => number,
): (Row & { isVerified?: true })[] {
  return rows.map((row) => (verified.has(personIdOf(row)) ? { ...row, isVerified: true } : row));
}

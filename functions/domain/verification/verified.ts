import type { Role } from '../../../shared/constants/roles.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/**
 * Who is verified: whom the operator verified, and recruiters who work for a manager whom the operator verified
 * (PLUS-38). It is read consistently and stored nowhere else, so that a revocation and an ended employment count at once.
 */
export function verificationsIn(table: Table) {
  const found = async (userIds: number[]) =>
    table.batchGet(
      userIds.map((id) => keys.verification(id)),
      { consistent: true },
    );

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

  /** Those of the recruiters who are verified; one batch beside their managers. */
  async function verifiedRecruiters(recruiterIds: readonly number[]): Promise<Set<number>> {
    const ids = [...new Set(recruiterIds)];
    const managers = await inGroups(ids, async (id) => table.query(keys.managersOfRecruiter(id), { consistent: true }));
    const verifiers = ids.map((id, row) => [id, ...(managers[row] ?? []).map(({ managerId }) => managerId)]);
    const known = new Set(ids.length > 0 ? await verifiedManagers([...new Set(verifiers.flat())]) : []);
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

  return { isVerified, isVerifiedManager, isVerifiedRecruiter, verifiedManagers, verifiedRecruiters };
}
export type Verifications = ReturnType<typeof verificationsIn>;

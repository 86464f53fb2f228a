import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { type StoredClaim } from '../../records/claim.ts';
import { type Introduction, introductionPlaces, type JobOfCompany, longestOf } from '../../records/introduction.ts';

/** Reads claims; the one place where features read them. */
export function claimsIn(table: Table) {
  /** A claim, strongly consistent; undefined without one. */
  async function claim(claimId: number): Promise<StoredClaim | undefined> {
    return table.get(keys.claim(claimId), { consistent: true });
  }

  /** The candidate's proposals and claims, newest first. */
  async function claimsOfCandidate(candidateId: number): Promise<StoredClaim[]> {
    const pointers = await table.query(keys.claimsOfCandidate(candidateId), { consistent: true });
    const found = await table.batchGet(
      pointers.map(({ claimId }) => keys.claim(claimId)),
      { consistent: true },
    );
    return found.flatMap((one) => one ?? []).sort((a, b) => b.id - a.id);
  }

  /** Whose the introduction is; undefined if nobody's. One whose time is over counts for nothing. */
  async function introductionOf(candidateId: number, to: JobOfCompany): Promise<Introduction | undefined> {
    return longestOf(await table.batchGet(introductionPlaces(candidateId, to), { consistent: true }));
  }

  return { claim, claimsOfCandidate, introductionOf };
}
export type Claims = ReturnType<typeof claimsIn>;

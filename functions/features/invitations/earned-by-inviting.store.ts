import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** What a candidate earned by inviting others, by the id of each who was hired; what returned counts no more. */
export async function earnedByInviting(table: Table, candidateId: number): Promise<ReadonlyMap<number, number>> {
  const entries = (await table.query(keys.ledger(candidateId))).filter(({ isReferral }) => isReferral);
  const earned = new Map<number, number>();
  for (const { candidate, points } of entries)
    if (candidate) earned.set(candidate.id, (earned.get(candidate.id) ?? 0) + points);
  return earned;
}

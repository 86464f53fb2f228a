import type { Role } from '../../../shared/constants/roles.ts';
import type { Table } from '../../platform/table/table.ts';
import { verificationsIn } from '../verification/verified.ts';
import { relationsIn } from './relation.ts';
import { seesField } from './sight.ts';

/**
 * Which of these candidates this user may not know by surname and picture, though rows of theirs name them: for a
 * recruiter who is not verified, those whom they proposed and who have not agreed (PLUS-38).
 */
export async function unknownAmong(
  table: Table,
  viewer: { id: number; role: Role },
  candidateIds: readonly number[],
): Promise<Set<number>> {
  if (viewer.role !== 'recruiter' || candidateIds.length === 0) return new Set();
  if (await verificationsIn(table).isVerifiedRecruiter(viewer.id)) return new Set();
  const standings = await relationsIn(table).standingsOf(viewer, candidateIds);
  return new Set([...standings].flatMap(([id, standing]) => (seesField(standing, 'surname') ? [] : [id])));
}

/** A person without surname and picture. */
export const unnamed = <P extends { lastName: string; avatar?: string | null | undefined }>(person: P): P => ({
  ...person,
  lastName: '',
  avatar: null,
});

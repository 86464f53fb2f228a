import type { Role } from '../../../shared/constants/roles.ts';
import { marksOf } from '../../records/hiding.ts';
import { hidingIn } from './hidden-from.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import { relationsIn } from './relation.ts';
import { seesField } from './sight.ts';

interface Viewer {
  id: number;
  role: Role;
}

/** Who of some candidates is shown to a user, and who of those without surname and picture. */
export interface SeenPeople {
  shown: Set<number>;
  unknown: Set<number>;
}

/**
 * Which of these candidates, whom rows of this user name, do not hide from them now, and whom of `proposed` the user may
 * not know by surname and picture: for a recruiter who is not verified, those who have not agreed (PLUS-38, PLUS-40).
 * Lists of who hides and the verifications that count are one batch.
 */
export async function seenPeople(
  table: Table,
  viewer: Viewer,
  named: readonly number[],
  proposed: readonly number[] = named,
): Promise<SeenPeople> {
  const ids = [...new Set(named)];
  if (ids.length === 0 || viewer.role === 'candidate') return { shown: new Set(ids), unknown: new Set() };
  const isAsked = viewer.role === 'recruiter' && proposed.length > 0;
  const [lists, verifications] = await readLists(
    table,
    [ids.map(keys.hiddenFrom), isAsked ? (await verifiersOf(table, viewer.id)).map(keys.verification) : []],
    { consistent: true },
  );
  const rows = ids.map((id, at) => ({ id, hiding: marksOf(lists[at]) }));
  const shown = new Set((await hidingIn(table).withoutHidden(viewer, rows)).map(({ id }) => id));
  if (!isAsked || verifications.some(Boolean)) return { shown, unknown: new Set() };
  const standings = await relationsIn(table).standingsOf(
    viewer,
    proposed.filter((id) => shown.has(id)),
  );
  return { shown, unknown: new Set([...standings].flatMap(([id, one]) => (seesField(one, 'surname') ? [] : [id]))) };
}

/** By whose verification a recruiter is verified: their own, or that of a manager with whom they work. */
async function verifiersOf(table: Table, recruiterId: number): Promise<number[]> {
  const managers = await table.query(keys.managersOfRecruiter(recruiterId), { consistent: true });
  return [recruiterId, ...managers.map(({ managerId }) => managerId)];
}

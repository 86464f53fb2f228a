import type { PersonReference } from '../../../shared/model/person.ts';
import type { Reader } from '../../platform/door/actor.ts';
import type { Table } from '../../platform/table/table.ts';
import { hidingIn } from './hidden-from.ts';

interface Named {
  candidate: PersonReference | null;
}

/** A row without the name of its candidate, unless they are among those who are shown to its reader. */
export const seenBy =
  (shown: ReadonlySet<number>) =>
  <R extends Named>(row: R): R =>
    row.candidate && !shown.has(row.candidate.id) ? { ...row, candidate: null } : row;

/** Rows about hires without the names of candidates who hide from the reader by now; jobs and sums stay (PLUS-40). */
export function seenRowsIn(table: Table) {
  const { shownAmong } = hidingIn(table);
  return async <R extends Named>(reader: Pick<Reader, 'id' | 'role'>, rows: readonly R[]): Promise<R[]> => {
    const ids = rows.flatMap(({ candidate }) => candidate?.id ?? []);
    return ids.length > 0 ? rows.map(seenBy(await shownAmong(reader, ids))) : [...rows];
  };
}

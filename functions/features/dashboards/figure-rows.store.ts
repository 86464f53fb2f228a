import type { Span } from '../../../shared/rules/dashboard-range.ts';
import { referenceOf } from '../../records/account.ts';
import { countedRows, type CountedRow, type PlaceAmongRows, type RowList } from '../../domain/counters/counted-row.ts';
import { marksOf } from '../../records/hiding.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Key } from '../../platform/table/key.ts';
import type { Table } from '../../platform/table/table.ts';
import { namingTo } from './naming.ts';

/** Reads the lists behind the figures, and whom and what they name. */
export function figureRowsStore(table: Table) {
  const hiding = hidingIn(table);

  /** A page of what a figure counts in a span, latest first; one call, or one for each 250 rows of its kind where only some count. */
  async function rowsOf(
    list: RowList,
    span: Span,
    place: PlaceAmongRows & { counts: ((row: CountedRow) => boolean) | undefined },
  ): Promise<{ rows: CountedRow[]; next: string | null }> {
    return countedRows(table, list, span, place);
  }

  /**
   * Whom and what these rows name, as it is now, for this viewer; one call, two while one of the candidates hides. Where a
   * super manager reads everybody's rows, those of managers who work with them are `isNamed`.
   */
  async function namesFor(
    viewer: { id: number; role: Role },
    rows: readonly Partial<CountedRow>[],
    { isOverseen = false } = {},
  ) {
    const overseen = isOverseen ? rows.flatMap(({ managerId }) => managerId ?? []) : [];
    const together = overseen.map((managerId) => keys.collaboration(viewer.id, managerId));
    const found = await byKey([...rows.flatMap(keysOf), ...together], isOverseen);
    const item = <T extends object>(key: Key<T>) => found.get(nameOf(key)) as T | undefined;
    const candidates = [...new Set(rows.flatMap(({ candidateId }) => candidateId ?? []))];
    const marked = candidates.map((id) => ({ id, hiding: marksOf(item(keys.hiddenFrom(id))) }));
    const shown = new Set((await hiding.withoutHidden(viewer, marked)).map(({ id }) => id));
    const person = (id: number | null | undefined) => {
      const account = id ? item(keys.account(id)) : undefined;
      return account ? referenceOf(account) : null;
    };
    return {
      person,
      isShown: (candidateId: number) => shown.has(candidateId),
      isNamed: namingTo(
        isOverseen ? viewer.id : undefined,
        (id) => item(keys.collaboration(viewer.id, id))?.isAccepted === true,
      ),
      job: (id: number | undefined) => (id ? item(keys.job(id)) : undefined),
      company: (managerId: number | undefined, clientId: number | null | undefined) =>
        managerId && clientId ? (item(keys.client(managerId, clientId))?.companyName ?? null) : null,
    };
  }

  async function byKey(wanted: Key[], consistent: boolean): Promise<Map<string, object>> {
    const found = await table.batchGet(wanted, { consistent });
    return new Map(wanted.flatMap((key, at) => (found[at] ? [[nameOf(key), found[at]] as const] : [])));
  }

  return { rowsOf, namesFor };
}
export type FigureRowsStore = ReturnType<typeof figureRowsStore>;

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

function keysOf({ managerId, jobId, clientId, candidateId, recruiterId }: Partial<CountedRow>): Key[] {
  return [
    ...[managerId, candidateId, recruiterId].flatMap((id) => (id ? keys.account(id) : [])),
    ...(jobId ? [keys.job(jobId)] : []),
    ...(managerId && clientId ? [keys.client(managerId, clientId)] : []),
    ...(candidateId ? [keys.hiddenFrom(candidateId)] : []),
  ];
}

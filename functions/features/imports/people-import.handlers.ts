import { contract } from '../../../shared/contract/contract.ts';
import type { RowOutcome } from '../../../shared/model/people-import.ts';
import { addressOf, type ImportRow } from '../../../shared/validation/people-import.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { Refuse } from '../../platform/door/refusal.ts';
import type { StoredImportRow, StoredPeopleImport } from '../../records/people-import.ts';
import { decideRows, type RowLookups } from './import-row.ts';
import { mayUndo, shownPeopleImport, startImport } from './people-import.ts';
import type { PeopleImportsStore } from './people-imports.store.ts';

/** How often rows are decided again after another call imported some of them in the same moment. */
const mostTries = 4;

interface StartNeeds {
  peopleImportsStore: Pick<PeopleImportsStore, 'countPeople' | 'saveNew'>;
  importedPeople: () => { perDay: number; most: number };
  clock: Clock;
}

export const startPeopleImportHandler = handler(
  contract.imports.startPeopleImport,
  async ({ body, actor }, { peopleImportsStore, importedPeople, clock }: StartNeeds) => {
    const at = clock.now();
    const { perDay, most } = importedPeople();
    const people = await peopleImportsStore.countPeople(actor.id);
    const started = startImport(body, { id: clock.newId(), recruiterId: actor.id, at, people, most });
    await peopleImportsStore.saveNew(started, { most: perDay, at });
    return shownPeopleImport(started, at);
  },
);

export const listPeopleImportsHandler = handler(
  contract.imports.listPeopleImports,
  async (
    { query, actor },
    { peopleImportsStore, clock }: { peopleImportsStore: Pick<PeopleImportsStore, 'importsOf'>; clock: Clock },
  ) => {
    const at = clock.now();
    return pageOf(
      (await peopleImportsStore.importsOf(actor.id)).map((one) => shownPeopleImport(one, at)),
      query,
    );
  },
);

interface OneNeeds {
  peopleImportsStore: Pick<PeopleImportsStore, 'peopleImport'>;
  clock: Clock;
}

export const readPeopleImportHandler = handler(
  contract.imports.readPeopleImport,
  async ({ params: { id }, actor, refuse }, { peopleImportsStore, clock }: OneNeeds) =>
    shownPeopleImport(await found({ recruiterId: actor.id, id }, peopleImportsStore, refuse), clock.now()),
);

interface RowsNeeds {
  peopleImportsStore: Pick<PeopleImportsStore, 'peopleImport' | 'someRows' | 'takenOf' | 'people' | 'saveRows'>;
  rowLookups: RowLookups;
  clock: Clock;
}

export const importPeopleHandler = handler(
  contract.imports.importPeople,
  async ({ params: { id }, body, actor, refuse }, needs: RowsNeeds) => {
    const { peopleImportsStore, clock } = needs;
    const file = await found({ recruiterId: actor.id, id }, peopleImportsStore, refuse);
    if (body.rows.some(({ row }) => row > file.rows)) throw refuse.invalid('rows', 'The file has fewer rows');
    const numbers = body.rows.map(({ row }) => row);
    await saveEach(file, body.rows, { ...needs, refuse });
    const [now, rows] = await Promise.all([
      found(file, peopleImportsStore, refuse),
      peopleImportsStore.someRows(file, numbers),
    ]);
    return {
      import: shownPeopleImport(now, clock.now()),
      rows: await shownRows(actor.id, rows, peopleImportsStore),
    };
  },
);

/** Saves those of the rows that did not come before; what came in the same moment is read, and the rest decided again. */
async function saveEach(
  file: StoredPeopleImport,
  rows: readonly ImportRow[],
  { peopleImportsStore, rowLookups, clock, refuse }: RowsNeeds & { refuse: Refuse<'conflict'> },
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await peopleImportsStore.someRows(
      file,
      rows.map(({ row }) => row),
    );
    const done = new Set(before.map(({ row }) => row));
    const open = rows.filter(({ row }) => !done.has(row));
    if (open.length === 0) return;
    const taken = await peopleImportsStore.takenOf(file.recruiterId, [
      ...new Set(open.flatMap((row) => addressOf(row) ?? [])),
    ]);
    const at = clock.now();
    const decided = decideRows(open, { file, at, newId: clock.newId, lookups: rowLookups, taken });
    if (await peopleImportsStore.saveRows(file, decided, at)) return;
  }
  throw refuse.conflict('These rows are being imported in another window; try again');
}

interface ListRowsNeeds {
  peopleImportsStore: Pick<PeopleImportsStore, 'peopleImport' | 'rowsOf' | 'people'>;
}

export const listImportRowsHandler = handler(
  contract.imports.listImportRows,
  async ({ params: { id }, query, actor, refuse }, { peopleImportsStore }: ListRowsNeeds) => {
    const file = await found({ recruiterId: actor.id, id }, peopleImportsStore, refuse);
    const rows = await peopleImportsStore.rowsOf(file);
    const wanted = rows.filter(({ outcome }) => query.outcome === undefined || outcome === query.outcome);
    const { data, meta } = pageOf(wanted, query);
    return { data: await shownRows(actor.id, data, peopleImportsStore), meta };
  },
);

interface UndoNeeds {
  peopleImportsStore: Pick<PeopleImportsStore, 'peopleImport' | 'saveUndoBegun' | 'takeBackSome'>;
  clock: Clock;
}

export const undoPeopleImportHandler = handler(
  contract.imports.undoPeopleImport,
  async ({ params: { id }, actor, refuse }, { peopleImportsStore, clock }: UndoNeeds) => {
    const file = await found({ recruiterId: actor.id, id }, peopleImportsStore, refuse);
    mayUndo(file, clock.now());
    if (!file.undo) await peopleImportsStore.saveUndoBegun(file);
    await peopleImportsStore.takeBackSome(file);
    return shownPeopleImport(await found(file, peopleImportsStore, refuse), clock.now());
  },
);

async function found(
  place: Pick<StoredPeopleImport, 'recruiterId' | 'id'>,
  store: Pick<PeopleImportsStore, 'peopleImport'>,
  refuse: Refuse<'notFound'>,
): Promise<StoredPeopleImport> {
  const one = await store.peopleImport(place);
  if (!one) throw refuse.notFound('There is no such import; what became of its rows is kept for a week');
  return one;
}

/** Rows with whom they added; a refused one has its cells instead. */
async function shownRows(
  recruiterId: number,
  rows: readonly StoredImportRow[],
  { people }: Pick<PeopleImportsStore, 'people'>,
): Promise<RowOutcome[]> {
  const ids = rows.flatMap(({ candidateId }) => candidateId ?? []);
  const added = new Map((await people(recruiterId, ids)).flatMap((one) => (one ? [[one.id, one] as const] : [])));
  return rows.map(({ id, row, outcome, note, cells, candidateId }) => {
    const one = candidateId === null ? cells : added.get(candidateId);
    const person = one && { id: candidateId, name: `${one.firstName} ${one.lastName}`.trim(), email: one.email };
    return { id, row, outcome, note, cells, person: person ?? null };
  });
}

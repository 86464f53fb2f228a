import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import {
  addedAlready,
  importedAddressWrite,
  importedCandidateWrite,
  takenBackImportWrites,
  type ImportedCandidate,
} from '../../records/imported-candidate.ts';
import {
  importedMeanwhile,
  importedRowWrite,
  keptWrite,
  newPeopleImportWrite,
  removedRowWrite,
  rowsCountedWrite,
  rowsOfDayWrite,
  undoBegunWrite,
  undoneWrite,
  type StoredImportRow,
  type StoredPeopleImport,
} from '../../records/people-import.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import type { DecidedRow } from './import-row.ts';

type Place = Pick<StoredPeopleImport, 'recruiterId' | 'id'>;

/** Rows whose writes fit one transaction of a hundred. */
const rowsOfTransaction = 30;
/** Rows that one call of undoing takes back. */
const rowsOfUndo = 600;

/** Loads and saves the files of people that recruiters import, with what became of each row. */
export function peopleImportsStore(table: Table) {
  /** The recruiter's imports of the last days, newest first. */
  async function importsOf(recruiterId: number): Promise<StoredPeopleImport[]> {
    return table.query(keys.peopleImports(recruiterId), { newestFirst: true, consistent: true });
  }

  /** One of them; undefined where there is none, or no longer. */
  async function peopleImport({ recruiterId, id }: Place): Promise<StoredPeopleImport | undefined> {
    return table.get(keys.peopleImport(recruiterId, id), { consistent: true });
  }

  /** How many people the recruiter has added. */
  async function countPeople(recruiterId: number): Promise<number> {
    return table.count(keys.importedCandidates(recruiterId));
  }

  /** Saves a new import with its share of the day's rows. */
  async function saveNew(one: StoredPeopleImport, limit: { most: number; at: string }): Promise<void> {
    await table.write([rowsOfDayWrite(one.recruiterId, one.rows, limit), newPeopleImportWrite(one)]);
  }

  /** What became of all rows of an import, in their order. */
  async function rowsOf({ recruiterId, id }: Place): Promise<StoredImportRow[]> {
    return table.query(keys.importedRows(recruiterId, id), { consistent: true });
  }

  /** What became of these rows; those that did not come yet are left out. */
  async function someRows({ recruiterId, id }: Place, rows: readonly number[]): Promise<StoredImportRow[]> {
    const found = await table.batchGet(
      rows.map((row) => keys.importedRow(recruiterId, id, row)),
      { consistent: true },
    );
    return found.flatMap((one) => one ?? []);
  }

  /** Which of these addresses are among the recruiter's people, or have an open invitation from them. */
  async function takenOf(recruiterId: number, emails: readonly string[]): Promise<Set<string>> {
    const [added, invited] = await Promise.all([
      table.batchGet(
        emails.map((email) => keys.importedAddress(recruiterId, email)),
        { consistent: true },
      ),
      table.batchGet(
        emails.map((email) => keys.invitedCandidate(recruiterId, email)),
        { consistent: true },
      ),
    ]);
    return new Set(emails.filter((_, place) => added[place] ?? invited[place]));
  }

  /** Who of the recruiter's people has these ids; undefined for those who have claimed or refused the profile. */
  async function people(recruiterId: number, ids: readonly number[]): Promise<(ImportedCandidate | undefined)[]> {
    return table.batchGet(
      ids.map((id) => keys.importedCandidate(recruiterId, id)),
      { consistent: true },
    );
  }

  /** Saves decided rows, in transactions; false where some of them, or an address of theirs, came in the same moment. */
  async function saveRows(place: Place, rows: readonly DecidedRow[], at: string): Promise<boolean> {
    for (let first = 0; first < rows.length; first += rowsOfTransaction) {
      const some = rows.slice(first, first + rowsOfTransaction);
      const writes = some.flatMap(({ adds, ...row }) => [
        importedRowWrite(place, row, at),
        ...(adds ? [importedCandidateWrite(adds), importedAddressWrite(adds, { onlyNew: true })] : []),
      ]);
      const saving = table.write([rowsCountedWrite(place, some, at), ...writes]);
      if (!(await tryWrite(saving, importedMeanwhile, addedAlready))) return false;
    }
    return true;
  }

  /** Begins to undo an import. */
  async function saveUndoBegun(place: Place): Promise<void> {
    await table.writeOne(undoBegunWrite(place));
  }

  /** Takes back as many rows as one call does, and returns whether that was all. */
  async function takeBackSome(place: Place): Promise<boolean> {
    const rows = await table.query(keys.importedRows(place.recruiterId, place.id), {
      limit: rowsOfUndo,
      consistent: true,
    });
    const kept = await inGroups(rows, (row) => takeBack(place, row));
    const stay = kept.filter(Boolean).length;
    if (stay > 0) await table.writeOne(keptWrite(place, stay));
    if (rows.length === rowsOfUndo) return false;
    await table.writeOne(undoneWrite(place));
    return true;
  }

  /** Takes one row back; returns whether its person stays, because somebody changed or invited them. */
  async function takeBack(place: Place, { row, candidateId }: StoredImportRow): Promise<boolean> {
    const [one] = candidateId === null ? [] : await people(place.recruiterId, [candidateId]);
    const writes = one ? takenBackImportWrites(one) : [];
    try {
      await table.write([...writes, removedRowWrite(place, row)]);
      return false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await table.writeOne(removedRowWrite(place, row));
      return true;
    }
  }

  return {
    importsOf,
    peopleImport,
    countPeople,
    saveNew,
    rowsOf,
    someRows,
    takenOf,
    people,
    saveRows,
    saveUndoBegun,
    takeBackSome,
  };
}
export type PeopleImportsStore = ReturnType<typeof peopleImportsStore>;

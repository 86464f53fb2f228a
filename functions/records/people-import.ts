import { peopleImportLimits } from '../../shared/constants/people-import.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { PeopleImport, RowOutcome } from '../../shared/model/people-import.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { isNew, type SingleWrite } from '../platform/table/write.ts';
import { remove, type PersonalData } from './personal-data.ts';

/** A file of people that a recruiter imports. */
export interface StoredPeopleImport extends Pick<PeopleImport, 'id' | 'fileName' | 'rows' | 'startedAt'> {
  recruiterId: number;
  added: number;
  refused: number;
  kept: number;
  /** When its last rows came. */
  changedAt: string;
  undo?: 'begun' | 'done';
}

/** What became of a row; of somebody who was added, their record says the rest. */
export interface StoredImportRow extends Pick<RowOutcome, 'row' | 'outcome' | 'note' | 'cells'> {
  id: number;
  candidateId: number | null;
  /** The address of a refused row, where it has one. */
  email?: string;
}

type Place = Pick<StoredPeopleImport, 'recruiterId' | 'id'>;

/** Another call has imported one of these rows, or somebody of one of these addresses, in the same moment. */
export const importedMeanwhile = new Error('a row or an address was imported in the same moment');
const over = refuse.conflict('This import was undone; choose the file again');

const ttlOf = (at: string): number => Math.floor((Date.parse(at) + peopleImportLimits.keptDays * oneDay) / 1000);

/** The write of a new import. */
export const newPeopleImportWrite = (one: StoredPeopleImport): SingleWrite => ({
  put: { ...keys.peopleImport(one.recruiterId, one.id), ...one, ttl: ttlOf(one.startedAt) },
  when: isNew,
});

/** The write that counts what became of some rows; an import that is being undone refuses them. */
export function rowsCountedWrite(
  { recruiterId, id }: Place,
  rows: readonly StoredImportRow[],
  at: string,
): SingleWrite {
  const added = rows.filter(({ outcome }) => outcome === 'added').length;
  return {
    update: keys.peopleImport(recruiterId, id),
    add: { added, refused: rows.length - added },
    set: { changedAt: at },
    when: { expression: 'attribute_exists(pk) AND attribute_not_exists(#undo)' },
    refusal: over,
  };
}

/** The write of what became of a row, once. A refused row is found by its address too, since it holds what was entered. */
export function importedRowWrite({ recruiterId, id }: Place, one: StoredImportRow, at: string): SingleWrite {
  const { email } = one;
  return {
    put: {
      ...keys.importedRow(recruiterId, id, one.row),
      ...one,
      ...(email && listedIn(keys.itemsNaming(email), sortable(one.id))),
      ttl: ttlOf(at),
    },
    when: isNew,
    refusal: importedMeanwhile,
  };
}

/** The write that begins to undo an import; no row follows it. */
export const undoBegunWrite = ({ recruiterId, id }: Place): SingleWrite => ({
  update: keys.peopleImport(recruiterId, id),
  set: { undo: 'begun' },
  when: { expression: 'attribute_exists(pk)' },
  refusal: over,
});

/** The write by which an import was undone. */
export const undoneWrite = ({ recruiterId, id }: Place): SingleWrite => ({
  update: keys.peopleImport(recruiterId, id),
  set: { undo: 'done' },
});

/** The write that counts those who stay though their import is undone. */
export const keptWrite = ({ recruiterId, id }: Place, kept: number): SingleWrite => ({
  update: keys.peopleImport(recruiterId, id),
  add: { kept },
});

/** The write that removes what is kept of a row. */
export const removedRowWrite = ({ recruiterId, id }: Place, row: number): SingleWrite => ({
  remove: keys.importedRow(recruiterId, id, row),
});

/** Reserves this many of a recruiter's rows of the day (UTC); more than the stage allows are refused until midnight. */
export function rowsOfDayWrite(
  recruiterId: number,
  rows: number,
  { most, at }: { most: number; at: string },
): SingleWrite {
  const midnight = (Math.floor(Date.parse(at) / oneDay) + 1) * oneDay;
  return {
    update: keys.importedOnDay(recruiterId, at.slice(0, 10)),
    add: { rows },
    set: { ttl: midnight / 1000 },
    when: { expression: 'attribute_not_exists(#rows) OR #rows <= :left', values: { left: most - rows } },
    refusal: refuse.tooMany(
      `At most ${most.toLocaleString('en-US')} rows can be imported per day; continue tomorrow`,
      Math.ceil((midnight - Date.parse(at)) / 1000),
      'rows',
    ),
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  peopleImport: {
    holds: 'which files of people a recruiter imported in the last days',
    own: (userId) => keys.peopleImports(userId),
    exported: { file: 'imported' },
    erasure: remove,
  },
  peopleImports: { leadsTo: 'peopleImport' },
  importedRow: {
    holds: 'what became of each row of such a file, and of refused ones what they say; those are found by address too',
    own: (userId) => keys.importedRowsOf(userId),
    exported: { file: 'imported' },
    erasure: remove,
  },
  importedRows: { leadsTo: 'importedRow' },
  importedRowsOf: { leadsTo: 'importedRow' },
  importedOnDay: {
    holds: 'how many rows of files a recruiter imported on a day',
    own: (userId) => keys.importedOnDay(userId, ''),
    exported: { not: 'It is technical, and deleted after the day.' },
    erasure: remove,
  },
} satisfies PersonalData;

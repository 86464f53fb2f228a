import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { importRow } from '../validation/people-import.ts';

/** How far an import of people is: rows may follow, all are there, it is being undone, it was undone. */
export const peopleImportStates = ['open', 'complete', 'undoing', 'undone'] as const;
export const rowOutcomes = ['added', 'refused'] as const;

/** A file of people that a recruiter imports. */
export const peopleImport = z.object({
  id: idValue,
  fileName: z.string(),
  rows: z.number(),
  added: z.number(),
  refused: z.number(),
  /** People who were changed or invited since, and stayed when the import was undone. */
  kept: z.number(),
  state: z.enum(peopleImportStates),
  startedAt: isoTime,
  /** Until when it can be undone; null where it no longer can. */
  undoUntil: isoTime.nullable(),
});
export type PeopleImport = z.output<typeof peopleImport>;

/** What became of a row. */
export const rowOutcome = z.object({
  id: idValue,
  row: z.number(),
  outcome: z.enum(rowOutcomes),
  /** Why nobody was added; of a person who was, what could not be taken over. Null where there is nothing to say. */
  note: z.string().nullable(),
  /** The person's name and address; null where they are no longer among the recruiter's people. */
  person: z.object({ id: idValue.nullable(), name: z.string(), email: z.string() }).nullable(),
  /** The cells of a row that was refused, to be corrected and imported again. */
  cells: importRow.omit({ row: true }).nullable(),
});
export type RowOutcome = z.output<typeof rowOutcome>;

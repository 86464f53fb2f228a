import * as z from 'zod';
import { importColumns, peopleImportLimits, type ImportColumn } from '../constants/people-import.ts';
import { line } from '../contract/fields.ts';
import { emailAddress, personName } from './person-fields.ts';

const { mostRows, rowsPerCall } = peopleImportLimits;
const cell = z.string().max(2000, '2000 chars max').default('');
const cells = Object.fromEntries(importColumns.map((name) => [name, cell])) as Record<ImportColumn, typeof cell>;

/** The beginning of an import: the file's name, and how many rows it has. */
export const peopleImportForm = z.strictObject({
  fileName: line(200, 1),
  rows: z
    .int()
    .min(1, 'The file has no rows')
    .max(mostRows, `At most ${mostRows.toLocaleString('en-US')} rows in one file`),
});
export type PeopleImportForm = z.output<typeof peopleImportForm>;

/** A row as it is in the file: its number, from 1, and its cells. */
export const importRow = z.strictObject({ row: z.int().min(1).max(mostRows), ...cells });
export type ImportRow = z.output<typeof importRow>;

/** Some rows of a file, each once. */
export const importRowsForm = z.strictObject({
  rows: z
    .array(importRow)
    .min(1, 'Required')
    .max(rowsPerCall, `At most ${rowsPerCall} rows in one call`)
    .refine((rows) => new Set(rows.map(({ row }) => row)).size === rows.length, 'Each row once'),
});

const needed = { firstName: personName, lastName: personName, email: emailAddress } as const;
const names = { firstName: 'First name', lastName: 'Last name', email: 'Email' } as const;

/** Why nobody can be added from these cells, in words; undefined where somebody can. */
export function rowProblem(cells: Record<keyof typeof needed, string>): string | undefined {
  const found = (Object.keys(needed) as (keyof typeof needed)[]).flatMap((name) => {
    const issue = needed[name].safeParse(cells[name]).error?.issues[0];
    if (!issue) return [];
    return cells[name].trim() === '' ? `${names[name]} is missing` : `${names[name]}: ${issue.message.toLowerCase()}`;
  });
  return found.length > 0 ? found.join('; ') : undefined;
}

/** The address of a row as it is compared; undefined where it is none. */
export const addressOf = ({ email }: Pick<ImportRow, 'email'>): string | undefined =>
  emailAddress.safeParse(email).data;

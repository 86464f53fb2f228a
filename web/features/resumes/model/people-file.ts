import { importColumns, peopleImportLimits, type ImportColumn } from '../../../../shared/constants/people-import.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { addressOf, rowProblem, type ImportRow } from '../../../../shared/validation/people-import.ts';
import { decodedText, tableOf } from './read-table.ts';

/** What a column of a file may be: a fact of a person, their whole name, or nothing that is imported. */
export const columnUses = [...importColumns, 'name', 'none'] as const;
export type ColumnUse = (typeof columnUses)[number];

/** What each is called, in the page and in the files that it saves. */
export const columnNames: Record<ColumnUse, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Whole name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  title: 'Job title',
  company: 'Company',
  skills: 'Skills',
  tags: 'Your tags',
  note: 'Your note',
  cameFrom: 'Where they came from',
  none: 'Leave out',
};

/** A file as it was read. */
export interface PeopleFile {
  name: string;
  table: string[][];
}

const { mostBytes, mostRows } = peopleImportLimits;

/** Why a file is not read at all; undefined for one that may be. */
export function judgePeopleFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return 'This file is empty.';
  if (size > mostBytes) return `A file may have at most ${mostBytes / 1024 / 1024} MB. Split it, and import the parts.`;
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(name)) return 'This is a spreadsheet. Save it as CSV first.';
  if (!/\.(csv|tsv|txt)$/i.test(name)) return 'Choose a CSV file: its name ends in .csv, .tsv or .txt.';
  return undefined;
}

/** A file's table, or why it cannot be imported. */
export async function readPeopleFile(file: File): Promise<PeopleFile | { problem: string }> {
  const problem = judgePeopleFile(file);
  if (problem) return { problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { problem: 'This is a spreadsheet. Save it as CSV first.' };
  const table = tableOf(decodedText(bytes));
  if (table.length === 0) return { problem: 'This file has no rows.' };
  if (table.length > mostRows + 1)
    return {
      problem: `This file has ${formatCount(table.length)} rows; at most ${formatCount(mostRows)} can be imported at a time. Split it.`,
    };
  return { name: file.name, table };
}

const known: [ColumnUse, RegExp][] = [
  ['firstName', /^(first|given|fore)\s*-?_?name$|^first$|^vorname$|^nombre$/],
  ['lastName', /^(last|family|sur)\s*-?_?name$|^last$|^nachname$|^apellidos?$/],
  ['name', /^(full|whole|candidate|contact)?\s*-?_?name$|^candidate$/],
  ['email', /e ?mail/],
  ['phone', /phone|mobile|^cell$|^tel(ephone)?$/],
  ['city', /^(city|location|town|place|ort|ciudad)$/],
  ['title', /^(current\s*)?(job\s*|current\s*)?(title|position|role)$/],
  ['company', /company|employer|organi[sz]ation/],
  ['skills', /^(key\s*)?skills?(\s*set)?$/],
  ['tags', /^(your\s*)?(tags?|labels?|lists?)$/],
  ['note', /^(your\s*)?(notes?|comments?|remarks?)$/],
  ['cameFrom', /^(source|origin|channel|found (at|on|by|via)|where they came from)$/],
];

/** What the columns of a file seem to be, by their names and, where these say nothing, by an address in the first rows. */
export function guessColumns(table: readonly string[][]): ColumnUse[] {
  const [head = []] = table;
  const used = new Set<ColumnUse>();
  const uses = head.map((name) => {
    const plain = name.trim().toLowerCase().replaceAll(/[_-]+/g, ' ');
    const [use = 'none'] = known.find(([one, pattern]) => !used.has(one) && pattern.test(plain)) ?? [];
    used.add(use);
    return use;
  });
  if (uses.includes('email')) return uses;
  const ofAddress = head.findIndex((_, at) => table.slice(0, 5).some((row) => addressOf({ email: row[at] ?? '' })));
  return uses.map((use, at) => (at === ofAddress ? 'email' : use));
}

/** Whether the first row names the columns: a row with an address in it is a person. */
export const hasHead = ([head = []]: readonly string[][]): boolean => !head.some((email) => addressOf({ email }));

/** The people of a file, numbered from 1, as they are sent. */
export function peopleOf(table: readonly string[][], uses: readonly ColumnUse[], { withHead }: { withHead: boolean }) {
  return table.slice(withHead ? 1 : 0).map((cells, at): ImportRow => ({ row: at + 1, ...factsOf(cells, uses) }));
}

const longest = 2000;

function factsOf(cells: readonly string[], uses: readonly ColumnUse[]): Record<ImportColumn, string> {
  const cell = (use: ColumnUse) => (cells[uses.indexOf(use)] ?? '').slice(0, longest);
  const facts = Object.fromEntries(importColumns.map((use) => [use, cell(use)])) as Record<ImportColumn, string>;
  const whole = cell('name').trim();
  if (whole === '') return facts;
  // 'Byron, Ada' and 'Ada Byron' are the same person.
  const [family = '', given] = whole.split(',').map((part) => part.trim());
  const words = whole.split(/\s+/);
  const name = given
    ? { firstName: given, lastName: family }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
  return { ...facts, firstName: facts.firstName || name.firstName, lastName: facts.lastName || name.lastName };
}

/** What is wrong in each row, by its number: what is missing or no name or address, and addresses that come twice. */
export function problemsOf(people: readonly ImportRow[]): Map<number, string> {
  const rows = new Map<string, number>();
  return new Map(
    people.flatMap((one): [number, string][] => {
      const problem = rowProblem(one);
      if (problem) return [[one.row, problem]];
      const address = addressOf(one) ?? '';
      const before = rows.get(address);
      if (before !== undefined) return [[one.row, `The same address as in row ${before}`]];
      rows.set(address, one.row);
      return [];
    }),
  );
}

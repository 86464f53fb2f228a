import type { NumberedLine } from './sections.ts';

/** What the columns of a table of schools hold, by their names. */
const institution = 'institut(?:e|ion)|college|school';
const body = 'university|board';
const columns = {
  degree: named(
    '(?:course|degree)(?: ?/ ?(?:course|certificate|degree))?|qualifications?|exam(?:ination)?(?: passed)?|class|standard',
  ),
  school: named(`(?:name of (?:the )?)?(?:${institution})(?: name)?(?: ?/ ?(?:${institution}))?`),
  board: named(`(?:${body})(?: ?/ ?(?:${body}|${institution}))?|(?:${institution}) ?/ ?(?:${body})`),
  study: named('subjects?|majors?|fields?(?: of study)?|speciali[sz]ation|stream|branch|discipline'),
  year: named('years?|year of (?:passing|completion)|passing year|passed (?:out )?year|duration|period|session'),
} as const;
type Column = keyof typeof columns;

/** A row of such a table: each cell as it is spelled. */
export type SchoolRow = { line: NumberedLine } & Partial<Record<Column, string>>;

/**
 * The rows of a table that says in its head where degree and school are; undefined where there is none, or where cells are
 * missing, so that their places say nothing.
 */
export function schoolRows(lines: readonly NumberedLine[]): SchoolRow[] | undefined {
  const head = lines.findIndex(
    ({ parts }) => parts.length > 2 && parts.filter(({ text }) => columnOf(text)).length > 2,
  );
  if (head < 0) return undefined;
  const names = lines[head]!.parts.map(({ text }) => columnOf(text));
  if (!names.includes('degree') || !(names.includes('school') || names.includes('board'))) return undefined;
  const rows = lines.slice(head + 1);
  if (rows.length === 0 || rows.some(({ parts }) => parts.length !== names.length)) return undefined;
  return rows.map((line) => {
    const cells = line.parts.flatMap(({ text }, at) => (names[at] ? [[names[at], text.trim()] as const] : []));
    return { line, ...Object.fromEntries(cells) };
  });
}

const columnOf = (text: string): Column | undefined =>
  (Object.keys(columns) as Column[]).find((column) => columns[column].test(text.trim()));

function named(words: string): RegExp {
  return new RegExp(`^(?:${words})$`, 'i');
}

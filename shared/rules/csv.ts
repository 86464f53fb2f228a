/** A cell of a file: what it says, or nothing. */
export type CsvCell = string | number | null;

/**
 * A table as CSV (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe; see
 * https://owasp.org/www-community/attacks/CSV_Injection.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

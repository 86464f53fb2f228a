import { windowsText } from '../../../../shared/rules/windows-text.ts';

/** The text of a file in whatever encoding a spreadsheet saved it: UTF-8, UTF-16 or that of Windows. */
export function decodedText(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark, Latin letters of UTF-16 still have a zero beside each.
  const zeros = bytes.slice(0, 200).reduce((sum, byte, at) => (byte === 0 ? sum + (at % 2 === 0 ? -1 : 1) : sum), 0);
  if (Math.abs(zeros) > 10) return new TextDecoder(zeros > 0 ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windowsText(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  }
}

const separators = [',', ';', '\t', '|'] as const;

/** The character that separates the cells: the one that the first lines have most often outside of quotes. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4000).replaceAll(/"(?:[^"]|"")*"/g, '');
  const [line = ''] = head.split(/\r\n|\r|\n/).filter((one) => one.trim() !== '');
  const counted = separators.map((one) => ({ one, count: line.split(one).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).one;
}

/**
 * The rows of a table as CSV (RFC 4180), with semicolons, tabs or bars as well; a quoted cell may hold line breaks. Rows
 * without anything in them are left out, and so is the apostrophe by which a file keeps a cell from being a formula.
 */
export function tableOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  const end = (cell: string) => {
    row.push(cell.replace(/^'(?=[=+\-@\t\r\n])/, ''));
  };
  const endRow = () => {
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  };
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const { cell, next } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    end(cell);
    const stop = text[next];
    at = next + 1;
    // A separator at the very end is followed by an empty cell.
    if (stop === separator && at < text.length) continue;
    if (stop === separator) end('');
    endRow();
    if (stop === '\r' && text[at] === '\n') at += 1;
  }
  return rows;
}

interface Cell {
  cell: string;
  /** Where the separator or line break after it is. */
  next: number;
}

function plainCell(text: string, from: number, separator: string): Cell {
  let next = from;
  while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next += 1;
  return { cell: text.slice(from, next), next };
}

/** A cell in quotes, in which two quotes are one; what follows its end up to the separator belongs to it. */
function quotedCell(text: string, from: number, separator: string): Cell {
  let cell = '';
  for (let at = from + 1; ;) {
    const close = text.indexOf('"', at);
    // A quote that nobody closes was none.
    if (close < 0) return plainCell(text, from, separator);
    cell += text.slice(at, close);
    if (text[close + 1] !== '"') {
      const rest = plainCell(text, close + 1, separator);
      return { cell: cell + rest.cell, next: rest.next };
    }
    cell += '"';
    at = close + 2;
  }
}

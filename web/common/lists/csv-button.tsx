import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { csvOf, type CsvCell } from '../../../shared/rules/csv.ts';
import { formatCount } from '../../../shared/rules/money.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { isoDay } from '../../ui/text/dates.ts';
import { saveBlob } from '../uploads/save-file.ts';
import './csv-button.css';

/** The cells of a file, the head first. */
export type CsvRows = readonly (readonly CsvCell[])[];

/** Rows that one file holds at most; what is cut is said. More takes minutes and hundreds of calls. */
export const mostRowsOfFile = 10_000;

// Spreadsheets take a file without it for one in the computer's own encoding, and names lose their letters.
const byteOrderMark = '\uFEFF';

interface CsvButtonProps {
  /** The file's name without date and ending. */
  name: string;
  /** What it contains, in words, for those who do not see what it is beside. */
  of: string;
  /** The rows of the page, or how to read every row of a list that is longer than the page, some at a time. */
  rows: CsvRows | ((signal: AbortSignal) => AsyncIterable<CsvRows>);
  /** How many rows there are without the head, where they are read some at a time. */
  total?: number;
  /** The name already says which time the file is about. */
  isUndated?: boolean;
}

/** The head of a file, then its rows page by page. */
export async function* csvPages<R>(
  head: CsvRows[number],
  pages: AsyncIterable<readonly R[]>,
  cellsOf: (row: R) => CsvRows[number],
): AsyncGenerator<CsvRows> {
  yield [head];
  for await (const rows of pages) yield rows.map(cellsOf);
}

/** The same rows with a last column that says what they count, so that the file explains itself wherever it goes. */
export async function* csvSaying(counts: string, pages: AsyncIterable<CsvRows>): AsyncGenerator<CsvRows> {
  let isHead = true;
  for await (const rows of pages) {
    const said = isHead ? rows.map((cells, at) => [...cells, at === 0 ? 'What it counts' : counts]) : undefined;
    yield said ?? rows.map((cells) => [...cells, counts]);
    isHead = false;
  }
}

type State =
  | { is: 'idle' | 'failed' }
  | { is: 'reading'; read: number }
  /** Saved without the rows beyond the most that a file holds. */
  | { is: 'cut' };

/** Saves rows as a CSV file. A long list says how far it is read, and reading it can be stopped. */
export function CsvButton({ name, of, rows, total = 0, isUndated }: CsvButtonProps) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const reading = useRef<AbortController>(null);
  // A reader who leaves the page wants no file of it any more.
  useEffect(() => () => reading.current?.abort(), []);
  const save = async () => {
    const { signal } = (reading.current = new AbortController());
    setState({ is: 'reading', read: 0 });
    try {
      const pages = typeof rows === 'function' ? rows(signal) : [rows];
      const { file, isCut } = await read(pages, signal, (count) => setState({ is: 'reading', read: count }));
      if (signal.aborted) return;
      saveBlob(file, `${name}${isUndated ? '' : `-${isoDay(Date.now())}`}.csv`);
      setState({ is: isCut ? 'cut' : 'idle' });
    } catch {
      if (!signal.aborted) setState({ is: 'failed' });
    }
  };
  const stop = () => {
    reading.current?.abort();
    setState({ is: 'idle' });
  };
  // A list of a page or two is saved before anybody could read how far it is.
  const isLong = state.is === 'reading' && state.read > 0 && state.read < total;
  const label = isLong ? 'Stop' : state.is === 'failed' ? 'Try again' : 'CSV';
  return (
    <span className="csv">
      <Button
        size="small"
        kind="quiet"
        icon={isLong ? <X aria-hidden /> : <Download aria-hidden />}
        busy={state.is === 'reading' && !isLong}
        aria-label={`${label}, ${of}`}
        title={isLong ? undefined : 'Download as a CSV file for spreadsheets'}
        onClick={isLong ? stop : () => void save()}
      >
        {label}
      </Button>
      {isLong && (
        <span className="csv-said numeric">
          {formatCount(state.read)} of {formatCount(Math.min(total, mostRowsOfFile))} read
        </span>
      )}
      <span role="status" className="csv-said">
        {state.is === 'cut' && `The first ${formatCount(mostRowsOfFile)} of ${formatCount(total)} rows are saved`}
        {state.is === 'failed' && 'Nothing was saved'}
      </span>
    </span>
  );
}

/** The file that pages of rows make, up to the most that it may hold; the first row of all is its head. */
async function read(
  pages: Iterable<CsvRows> | AsyncIterable<CsvRows>,
  signal: AbortSignal,
  onRead: (rows: number) => void,
): Promise<{ file: Blob; isCut: boolean }> {
  // Each part becomes a Blob of its own, which the browser may keep on disk: memory holds a page, not the list.
  const parts: Blob[] = [new Blob([byteOrderMark])];
  let room = mostRowsOfFile + 1;
  let isCut = false;
  for await (const some of pages) {
    if (signal.aborted) break;
    parts.push(new Blob([csvOf(some.slice(0, room))]));
    isCut = some.length > room;
    room -= Math.min(some.length, room);
    onRead(Math.max(0, mostRowsOfFile - room));
    if (isCut) break;
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), isCut };
}

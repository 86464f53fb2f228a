import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../../shared/rules/csv.ts';
import { saveFile } from '../uploads/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** The cells of a file, the head first. */
export type CsvRows = readonly (readonly (string | number | null)[])[];

interface CsvButtonProps {
  /** The file's name without its ending. */
  name: string;
  /** What it contains, in words, for those who do not see what it is beside. */
  of: string;
  /** The rows of the page, or how to read every row of a list that is longer than the page, some at a time. */
  rows: CsvRows | (() => AsyncIterable<CsvRows>);
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

/** Saves rows as a CSV file. */
export function CsvButton({ name, of, rows }: CsvButtonProps) {
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const save = async () => {
    setState('reading');
    try {
      // Each part becomes a Blob of its own, which the browser may keep on disk: memory holds a page, not the list.
      const parts: Blob[] = [];
      for await (const some of typeof rows === 'function' ? rows() : [rows]) parts.push(new Blob([csvOf(some)]));
      const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
      saveFile(address, `${name}.csv`);
      URL.revokeObjectURL(address);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const label = state === 'failed' ? 'Try again' : 'CSV';
  return (
    <Button
      size="small"
      kind="quiet"
      icon={<Download aria-hidden />}
      busy={state === 'reading'}
      aria-label={`${label}, ${of}`}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

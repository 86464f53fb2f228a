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
  /** The rows of the page, or how to read every row of a list that is longer than the page. */
  rows: CsvRows | (() => Promise<CsvRows>);
}

/** Saves rows as a CSV file. */
export function CsvButton({ name, of, rows }: CsvButtonProps) {
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const save = async () => {
    setState('reading');
    try {
      const all = typeof rows === 'function' ? await rows() : rows;
      const address = URL.createObjectURL(new Blob([csvOf(all)], { type: 'text/csv;charset=utf-8' }));
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

import { Download } from 'lucide-react';
import { csvOf } from '../../../../shared/rules/csv.ts';
import { Button } from '../../../ui/buttons/button.tsx';

interface CsvButtonProps {
  /** The file's name without its ending. */
  name: string;
  rows: readonly (readonly (string | number | null)[])[];
}

/** Saves exactly the rows that the page shows as a CSV file. */
export function CsvButton({ name, rows }: CsvButtonProps) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button size="small" kind="quiet" icon={<Download aria-hidden />} onClick={save}>
      CSV
    </Button>
  );
}

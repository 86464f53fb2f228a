import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../buttons/button.tsx';
import './rows.css';

/** The list with the row at this place one earlier or one later. */
export const movedRow = <R,>(rows: readonly R[], at: number, by: 1 | -1): R[] => {
  const moved = rows.toSpliced(at, 1);
  return moved.toSpliced(at + by, 0, ...rows.slice(at, at + 1));
};

interface RowButtonsProps {
  /** What the row is called, such as “Question 2”. */
  name: string;
  at: number;
  last: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves a row of a form up and down, and removes it. */
export function RowButtons({ name, at, last, onMove, onRemove }: RowButtonsProps) {
  return (
    <span className="ui-row-buttons">
      <IconButton label={`Move ${name} up`} disabled={at === 0} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={`Move ${name} down`} disabled={at === last} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
}

interface AddRowProps {
  /** What is written on the button. */
  children: string;
  /** Why no more can be added. */
  disabledReason?: string | false;
  onClick: () => void;
}

/** Adds a row to a form. */
export function AddRow({ children, ...button }: AddRowProps) {
  return (
    <div>
      <Button size="small" icon={<Plus aria-hidden />} {...button}>
        {children}
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import './pick-bar.css';

interface PickBarProps {
  /** What is selected, in the plural: 'Selected candidates'. */
  label: string;
  /** How many are selected, in words: '3 candidates'. */
  selected: string;
  /** How many could be; absent where all of them are. */
  all?: number | undefined;
  onPickAll: () => void;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the selected rows of a list, above it. */
export function PickBar({ label, selected, all, onPickAll, onClear, children }: PickBarProps) {
  return (
    <div className="ui-pick-bar" role="group" aria-label={label}>
      <strong role="status">{selected} selected</strong>
      {children}
      {all !== undefined && (
        <Button size="small" kind="quiet" onClick={onPickAll}>
          Select all {all}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

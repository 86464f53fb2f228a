import { useId, type ReactNode } from 'react';
import './choice-list.css';

/** One choice: a title, a secondary line, and something at its end. */
export interface Choice {
  value: number;
  label: string;
  /** Shown first, such as a person's picture. */
  picture?: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
}

interface ChoiceListProps {
  legend: string;
  choices: readonly Choice[];
  value: number | null;
  onChange: (value: number) => void;
}

/** A single choice among rows; arrow keys move between them. */
export function ChoiceList({ legend, choices, value, onChange }: ChoiceListProps) {
  const name = useId();
  return (
    <div className="choice-list" role="radiogroup" aria-label={legend}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.picture}
          <span className="choice-list-name">
            {choice.label}
            {choice.detail && <span className="faint">{choice.detail}</span>}
          </span>
          {choice.aside}
        </label>
      ))}
    </div>
  );
}

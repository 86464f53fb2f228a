import type { ReactNode } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';

const longestName = 80;

/** A name for a search, from its first words. */
export const nameOf = (words: readonly string[]): string => words.slice(0, 3).join(', ').slice(0, longestName);

interface SearchFieldsProps<F extends string> {
  name: string;
  onName: (name: string) => void;
  /** Whether an empty name was to be saved. */
  isAsked: boolean;
  label: string;
  help: ReactNode;
  frequencies: readonly F[];
  labels: Record<F, string>;
  alert: F;
  onAlert: (alert: F) => void;
}

/** What is entered about a search that is saved: its name, and how often what is new is announced. */
export function SearchFields<F extends string>({
  name,
  onName,
  isAsked,
  label,
  help,
  frequencies,
  labels,
  alert,
  onAlert,
}: SearchFieldsProps<F>) {
  return (
    <>
      <TextInput
        label="Name"
        required
        maxLength={longestName}
        value={name}
        error={isAsked && name.trim() === '' ? 'Required' : undefined}
        onChange={(event) => onName(event.target.value)}
      />
      <Select
        label={label}
        help={help}
        options={frequencies.map((value) => ({ value, label: labels[value] }))}
        value={alert}
        onChange={({ target }) => onAlert(frequencies.find((one) => one === target.value) ?? alert)}
      />
    </>
  );
}

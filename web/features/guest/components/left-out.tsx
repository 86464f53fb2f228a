import { useState } from 'react';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { leftOutFrom } from '../model/job-filter.ts';

interface LeftOutProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Which companies, and words of titles, are left out, with commas between them; it follows a change from outside. */
export function LeftOut({ value, onChange }: LeftOutProps) {
  const [text, setText] = useState(value.join(', '));
  const shown = String(leftOutFrom(text)) === String(value) ? text : value.join(', ');
  return (
    <TextInput
      label="Leave out"
      help="Companies, or words of a title, with commas"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(leftOutFrom(target.value));
      }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { fieldNames, wordsOf } from '../field-words.ts';
import type { JobFields } from '../job-fields.ts';
import { firstChoices, type Choice, type Choices, type FieldChange } from '../merge-job.ts';
import { clientOptionsQuery } from '../queries/options.ts';
import './job-conflict.css';

interface JobConflictProps {
  changes: readonly FieldChange[];
  mine: JobFields;
  theirs: JobFields;
  onSettle: (choices: Choices) => void;
}

/** What was saved elsewhere since this form was opened, field by field, to choose from; nothing is overwritten silently. */
export function JobConflict({ changes, mine, theirs, onSettle }: JobConflictProps) {
  const [chosen, setChosen] = useState<Choices>({});
  const choices = { ...firstChoices(changes), ...chosen };
  const open = changes.filter(({ field }) => !choices[field]);
  const clients = useQuery(clientOptionsQuery);
  const clientName = (id: string) => clients.data?.find((one) => String(one.id) === id)?.companyName ?? id;
  return (
    <Card title="This job was changed while you edited it" className="job-conflict">
      <p className="soft" role="status">
        Choose what to keep for each field. Your other changes stay, and nothing is saved yet.
      </p>
      {changes.map(({ field, isBoth }) => (
        <FieldChoice
          key={field}
          legend={fieldNames[field]}
          isBoth={isBoth}
          values={{ mine: wordsOf(field, mine, clientName), theirs: wordsOf(field, theirs, clientName) }}
          value={choices[field]}
          onChange={(choice) => setChosen({ ...chosen, [field]: choice })}
        />
      ))}
      <div className="job-conflict-actions">
        <Button
          kind="primary"
          disabledReason={
            open.length > 0 && `Choose for ${open.map(({ field }) => fieldNames[field]).join(', ')} first`
          }
          onClick={() => onSettle(choices)}
        >
          Continue with these
        </Button>
      </div>
    </Card>
  );
}

interface FieldChoiceProps {
  legend: string;
  isBoth: boolean;
  values: Record<Choice, string>;
  value: Choice | undefined;
  onChange: (choice: Choice) => void;
}

function FieldChoice({ legend, isBoth, values, value, onChange }: FieldChoiceProps) {
  const name = useId();
  const labels: Record<Choice, string> = { theirs: 'Saved elsewhere', mine: isBoth ? 'Yours' : 'As it was' };
  return (
    <fieldset className="job-conflict-field">
      <legend className="ui-field-label">{legend}</legend>
      {(['theirs', 'mine'] as const).map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          <span className="job-conflict-whose faint">{labels[choice]}: </span>
          <span className="job-conflict-value">{values[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}

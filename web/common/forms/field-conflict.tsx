import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layouts/card.tsx';
import {
  changesSince,
  firstChoices,
  mergedFields,
  type Choice,
  type Choices,
  type Companions,
  type FieldChange,
} from './field-changes.ts';
import type { Conflict } from './use-field-conflict.ts';
import './field-conflict.css';

/** The conflict of an open form, and how the form continues from it. */
export interface FieldConflictOf<F extends FieldValues> {
  form: UseFormReturn<F>;
  conflict: Conflict<F>;
  /** Whether saving was refused for it, so that the reader is led here from the button. */
  wasRefused: boolean;
  /** Called with the form's values as chosen, and the choices. */
  onSettle: (fields: F, choices: Choices<F>) => void;
}

interface FieldConflictProps<F extends FieldValues> extends FieldConflictOf<F> {
  /** What was changed: 'This job'. */
  what: string;
  companions?: Companions<F> | undefined;
  labels: Record<keyof F & string, string>;
  /** The value of a field as people read it. */
  words: (field: keyof F & string, fields: F) => ReactNode;
}

/**
 * What was saved elsewhere since a form was opened, field by field, to choose from; nothing is overwritten silently
 * (PLUS-24). The form stays in use meanwhile, and what is entered there is what can be kept.
 */
export function FieldConflict<F extends FieldValues>(props: FieldConflictProps<F>) {
  const { what, form, conflict, companions, labels, words, wasRefused, onSettle } = props;
  const mine = useWatch({ control: form.control }) as F;
  const { theirs } = conflict;
  // What was chosen before yet another save is not a choice about that one.
  const [chosen, setChosen] = useState<{ about: Conflict<F>; choices: Choices<F> }>({ about: conflict, choices: {} });
  const explicit = chosen.about === conflict ? chosen.choices : {};
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasRefused) card.current?.focus();
  }, [wasRefused]);
  const changes = changesSince({ ...conflict, mine }, companions);
  const choices = { ...firstChoices(changes), ...explicit };
  const open = changes.filter(({ field }) => !choices[field]);
  return (
    <div ref={card} tabIndex={-1} className="field-conflict">
      <Card title={`${what} was changed while you edited it`}>
        <p className="soft" role="status">
          Choose what to keep for each field. Your other changes stay, and nothing is saved yet.
        </p>
        {changes.map(({ field, isBoth }) => (
          <FieldChoice
            key={field}
            legend={labels[field]}
            isBoth={isBoth}
            values={{ mine: words(field, mine), theirs: words(field, theirs) }}
            value={choices[field]}
            onChange={(choice) => setChosen({ about: conflict, choices: { ...explicit, [field]: choice } })}
          />
        ))}
        <div className="field-conflict-actions">
          <Button
            kind="primary"
            disabledReason={open.length > 0 && `Choose for ${namesOf(open, labels)} first`}
            onClick={() => onSettle(mergedFields({ mine: form.getValues(), theirs }, choices, companions), choices)}
          >
            Continue with these
          </Button>
        </div>
      </Card>
    </div>
  );
}

const namesOf = <F,>(changes: readonly FieldChange<F>[], labels: Record<keyof F & string, string>): string =>
  changes.map(({ field }) => labels[field]).join(', ');

interface FieldChoiceProps {
  legend: string;
  isBoth: boolean;
  values: Record<Choice, ReactNode>;
  value: Choice | undefined;
  onChange: (choice: Choice) => void;
}

function FieldChoice({ legend, isBoth, values, value, onChange }: FieldChoiceProps) {
  const name = useId();
  const labels: Record<Choice, string> = { theirs: 'Saved elsewhere', mine: isBoth ? 'Yours' : 'As it was' };
  return (
    <fieldset className="field-conflict-field">
      <legend className="ui-field-label">{legend}</legend>
      {(['theirs', 'mine'] as const).map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          <span className="field-conflict-whose faint">{labels[choice]}: </span>
          <span className="field-conflict-value">{values[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { use, useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldScope } from './field.tsx';
import './choice.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A single checkbox with its label. */
export function Checkbox({ label, help, error, required, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = use(FieldScope) + (id ?? ownId);
  const note = error ?? help;
  return (
    <div className="ui-choice">
      <input
        {...rest}
        id={controlId}
        type="checkbox"
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${controlId}-note` : undefined}
      />
      <div>
        <label htmlFor={controlId}>{label}</label>
        {note && (
          <p id={`${controlId}-note`} className={error ? 'ui-field-error' : 'ui-field-help'}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

interface CheckboxGroupProps<V extends string> {
  legend: string;
  options: readonly { value: V; label: ReactNode; help?: ReactNode }[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Values that exclude all others and are excluded by them, such as 'None of them' (GUEST-60 to GUEST-65). */
  alone?: readonly V[];
  error?: string | undefined;
}

/** Several checkboxes for one question. */
export function CheckboxGroup<V extends string>({
  legend,
  options,
  value,
  onChange,
  alone = [],
  error,
}: CheckboxGroupProps<V>) {
  const toggle = (picked: V) => {
    if (value.includes(picked)) return onChange(value.filter((other) => other !== picked));
    return onChange(alone.includes(picked) ? [picked] : [...value.filter((other) => !alone.includes(other)), picked]);
  };
  return (
    <fieldset className="ui-choices">
      <legend className="ui-field-label">{legend}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          help={option.help}
          checked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
      {error && <p className="ui-field-error">{error}</p>}
    </fieldset>
  );
}

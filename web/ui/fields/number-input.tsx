import { useState, type ReactNode } from 'react';
import { Field, type FieldLook } from './field.tsx';
import { amountDigits, numberOf, signOf, wholeDigits, withThousands } from './number-text.ts';

export interface NumberInputProps extends FieldLook {
  id?: string;
  name?: string;
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Accepts a decimal point. */
  decimal?: boolean;
  /** Keeps a minus for the form to refuse, where leaving it out would make another number of what was meant. */
  keepsMinus?: boolean;
  placeholder?: string;
  prefix?: ReactNode;
  disabled?: boolean;
}

/** A number typed as text: removes non-digits and leading zeros and separates thousands (VALID-38, VALID-39). */
export function NumberInput({
  id,
  value,
  onChange,
  decimal,
  keepsMinus,
  prefix,
  label,
  help,
  error,
  required,
  hideLabel,
  ...rest
}: NumberInputProps) {
  const clean = decimal ? amountDigits : wholeDigits;
  const [typed, setTyped] = useState(value == null ? '' : String(value));
  // A value set from outside, such as a form reset, replaces the typed text.
  const shown = numberOf(typed) === (value ?? null) ? typed : value == null ? '' : String(value);
  return (
    <Field id={id} label={label} help={help} error={error} required={required} hideLabel={hideLabel}>
      {(ties) => (
        <div className="ui-affixed" data-start={prefix ? true : undefined}>
          {prefix && <span className="ui-affix-start">{prefix}</span>}
          <input
            {...rest}
            {...ties}
            className="ui-control numeric"
            inputMode={decimal ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={withThousands(shown)}
            onChange={(event) => {
              const sign = keepsMinus ? signOf(event.target.value) : '';
              const digits = `${sign}${clean(event.target.value)}`;
              setTyped(digits);
              onChange(numberOf(digits));
            }}
          />
        </div>
      )}
    </Field>
  );
}

import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldLook } from './field.tsx';

/** An option of a select, a combobox or a group of cards. */
export interface Option<V extends string | number = string> {
  value: V;
  label: string;
  /** A secondary line or phrase. */
  detail?: string;
}

interface SelectOption extends Option<string | number> {
  /** Shown, but not to be chosen. */
  isDisabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required'>, FieldLook {
  options: readonly SelectOption[];
  /** Shown while nothing is selected, for the empty value. */
  placeholder?: string;
  /** Shown in front of the selected option; null while there is none. */
  picture?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A short fixed list in the browser's own control, which works well on every device. */
export function Select({
  label,
  help,
  error,
  required,
  hideLabel,
  id,
  options,
  placeholder,
  picture,
  ...rest
}: SelectProps) {
  return (
    <Field id={id} label={label} help={help} error={error} required={required} hideLabel={hideLabel}>
      {(ties) => {
        const select = (
          <select {...rest} {...ties} className="ui-control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
        );
        if (picture === undefined) return select;
        return (
          <div className="ui-affixed" data-start={picture ? true : undefined}>
            {picture && <span className="ui-affix-start">{picture}</span>}
            {select}
          </div>
        );
      }}
    </Field>
  );
}

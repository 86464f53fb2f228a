import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldLook } from './field.tsx';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'prefix'>, FieldLook {
  /** Shown inside the box at its start: an icon or a unit. */
  prefix?: ReactNode;
  /** Shown next to the label. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. Spread react-hook-form's `register('name')` on it. */
export function TextInput({
  label,
  help,
  error,
  required,
  hideLabel,
  prefix,
  aside,
  id,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <Field id={id} label={label} help={help} error={error} required={required} hideLabel={hideLabel} aside={aside}>
      {(ties) =>
        prefix ? (
          <div className="ui-affixed" data-start>
            <span className="ui-affix-start">{prefix}</span>
            <input {...rest} {...ties} type={type} className="ui-control" />
          </div>
        ) : (
          <input {...rest} {...ties} type={type} className="ui-control" />
        )
      }
    </Field>
  );
}

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'>, FieldLook {
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field that grows with its content. */
export function TextArea({ label, help, error, required, hideLabel, aside, id, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} help={help} error={error} required={required} hideLabel={hideLabel} aside={aside}>
      {(ties) => <textarea {...rest} {...ties} rows={rows} className="ui-control" />}
    </Field>
  );
}

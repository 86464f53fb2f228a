import { createContext, use, useId, type ReactNode } from 'react';
import './field.css';

/** What the ids of a dialog's fields begin with, so that they differ from those of a form behind it with the same fields. */
export const FieldScope = createContext('');

/** The ids that connect a control to its label, help and error. */
export interface ControlTies {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldLook {
  label: ReactNode;
  /** Shown under the control, always visible. */
  help?: ReactNode;
  /** Replaces the help and marks the control. */
  error?: string | undefined;
  required?: boolean;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  /** Shown at the end of the label's line: a link, a counter. */
  aside?: ReactNode;
  children: (ties: ControlTies) => ReactNode;
}

/** Label, control, then help or error. Every input component uses it. */
export function Field({ id, label, help, error, required, hideLabel, aside, children }: FieldProps) {
  const ownId = useId();
  const controlId = use(FieldScope) + (id ?? ownId);
  const noteId = `${controlId}-note`;
  const note = error || help;
  const ties: ControlTies = {
    id: controlId,
    // A part with an error of its own, as a month and its year have one, says so itself.
    ...(note && { 'aria-describedby': noteId }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  };
  return (
    <div className="ui-field" data-invalid={ties['aria-invalid']}>
      <div className={hideLabel ? 'visually-hidden' : 'ui-field-top'}>
        <label htmlFor={controlId} className="ui-field-label">
          {label}
          {required === false && <span className="ui-field-optional"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children(ties)}
      {note && (
        <div id={noteId} className={error ? 'ui-field-error' : 'ui-field-help'}>
          {note}
        </div>
      )}
    </div>
  );
}

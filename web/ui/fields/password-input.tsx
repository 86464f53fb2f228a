import { Eye, EyeOff } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { IconButton } from '../buttons/button.tsx';
import { Field } from './field.tsx';
import { passwordStrength } from './password-strength.ts';
import type { TextInputProps } from './text-input.tsx';

interface PasswordInputProps extends Omit<TextInputProps, 'prefix' | 'type'> {
  /** Shows the strength of the password while it is typed. */
  withStrength?: boolean;
}

const tone = ['weak', 'weak', 'fair', 'fair', 'strong'] as const;

/** A password field with a button that shows the text, and a strength meter for new passwords. */
export function PasswordInput({
  label,
  help,
  error,
  required,
  hideLabel,
  aside,
  id,
  withStrength,
  onChange,
  ...rest
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const { level, missing } = passwordStrength(typed);
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    if (withStrength) setTyped(event.target.value);
    onChange?.(event);
  };
  const meter = withStrength && typed && (
    <>
      <span className="ui-strength" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= level ? tone[level] : undefined} />
        ))}
      </span>
      <span aria-live="polite">{missing.length === 0 ? 'Strong password' : `Add ${missing.join(', ')}`}</span>
    </>
  );
  return (
    <Field
      id={id}
      label={label}
      help={meter || help}
      error={error}
      required={required}
      hideLabel={hideLabel}
      aside={aside}
    >
      {(ties) => (
        <div className="ui-affixed" data-end>
          <input
            {...rest}
            {...ties}
            type={isShown ? 'text' : 'password'}
            className="ui-control"
            autoCapitalize="none"
            spellCheck={false}
            onChange={read}
          />
          <span className="ui-affix-end">
            <IconButton
              label={isShown ? 'Hide password' : 'Show password'}
              size="small"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}

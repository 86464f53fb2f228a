import type { UseFormRegisterReturn } from 'react-hook-form';
import { passwordHint, passwordParts } from '../../../../shared/validation/account.ts';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';

type Bound = UseFormRegisterReturn & { error: string | undefined };

interface NewPasswordInputsProps {
  password: Bound;
  confirmation: Bound;
  label?: string;
  confirmationLabel: string;
}

/** A new password with its strength, and the same again. */
export function NewPasswordInputs({
  password,
  confirmation,
  label = 'Password',
  confirmationLabel,
}: NewPasswordInputsProps) {
  return (
    <>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        withStrength
        help={`${passwordHint}: ${passwordParts}`}
        {...password}
      />
      <PasswordInput label={confirmationLabel} autoComplete="new-password" {...confirmation} />
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { accountSetUp, type AccountSetUp } from '../../../../shared/validation/account.ts';
import { ApiError } from '../../../api/api-error.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { PasswordTips } from './password-tips.tsx';
import { NameRow } from './name-row.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';

const names = ['firstName', 'lastName', 'password', 'confirmationPassword'] as const;

interface SetUpAccountFormProps {
  /** The verified address, shown read-only; password managers also store the password under it. */
  email?: string;
  /** The label of the button. */
  submit: string;
  busy: boolean;
  /** Sends the form; `onRefused` assigns the server's errors to fields. */
  onSubmit: (form: AccountSetUp, onRefused: (error: unknown) => void) => void;
  failure?: unknown;
  /** Shown above the button. */
  children?: ReactNode;
}

const passwords = ['password', 'confirmationPassword'] as const;

/** Names and password for an invited user whose address the mailed link has verified (AUTH-30, AUTH-52, VALID-21). */
export function SetUpAccountForm({ email, submit, busy, onSubmit, failure, children }: SetUpAccountFormProps) {
  const form = useTouchedForm({
    resolver: zodResolver(accountSetUp),
    defaultValues: { firstName: '', lastName: '', password: '', confirmationPassword: '' },
  });
  useKeptForm(form, 'set-up', passwords);
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const place = (error: unknown) => {
    const placed = error instanceof ApiError ? error.errors : [];
    for (const { key, message } of placed)
      for (const name of names) if (name === key) setError(name, { type: 'server', message });
  };
  const isFormFailure = Boolean(failure) && !names.some((name) => errors[name]);
  return (
    <form
      className="auth-form"
      onSubmit={(event) => void handleSubmit((form) => onSubmit(form, place))(event)}
      noValidate
      aria-label="Set up your account"
    >
      {isFormFailure && (
        <FailureNotice what="Your account could not be set up" error={failure} kept="What you typed is kept." />
      )}
      <NameRow
        firstName={{ error: errors.firstName?.message, ...register('firstName') }}
        lastName={{ error: errors.lastName?.message, ...register('lastName') }}
      />
      {email && <TextInput label="Email" type="email" autoComplete="username" readOnly value={email} />}
      <PasswordTips />
      <NewPasswordInputs
        password={{ error: errors.password?.message, ...register('password') }}
        confirmation={{ error: errors.confirmationPassword?.message, ...register('confirmationPassword') }}
        confirmationLabel="Repeat password"
      />
      {children}
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
        {submit}
      </Button>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { signInForm } from '../../../../shared/validation/account.ts';
import { ApiError, fieldFailure } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { hasPasskeys } from '../../../common/passkeys/has-passkeys.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { PasswordInput } from '../../../ui/fields/password-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { usePasskeySignIn } from '../queries/passkey-sign-in.ts';
import { useSignIn } from '../queries/sign-in.ts';

/** The form's fields, and how it logs in; a refusal is an error of the field that it is about. */
function useLogIn(email: string) {
  const signIn = useSignIn();
  const form = useTouchedForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email, password: '', remember: true },
  });
  const { handleSubmit, setError, setFocus } = form;
  const [asksForCode, setAsksForCode] = useState(false);
  // The first field that is still empty, so that one can type at once.
  const first = email ? 'password' : 'email';
  useEffect(() => setFocus(asksForCode ? 'code' : first), [setFocus, first, asksForCode]);
  const submit = handleSubmit((typed) =>
    signIn.mutate(
      { ...typed, remember: typed.remember ?? true },
      {
        onError: (error) => {
          const field = fieldOf(error);
          // Nobody did anything wrong yet: the account has a second factor, which only its owner's password shows.
          if (field === 'code' && !asksForCode) return setAsksForCode(true);
          setError(
            field,
            { type: 'server', message: fieldFailure(error, 'You are not logged in yet.') },
            { shouldFocus: true },
          );
        },
      },
    ),
  );
  // Browsers offer no passkey while the address is typed: Cognito asks for it first, and each question is a counted guess.
  const passkey = usePasskeySignIn();
  const submitPasskey = () => {
    const { email: typed, remember = true } = form.getValues();
    const said = (message: string) => setError('email', { type: 'server', message }, { shouldFocus: true });
    const address = signInForm.shape.email.safeParse(typed);
    if (!address.success) return said(address.error.issues[0]?.message ?? '');
    passkey.mutate(
      { email: address.data, remember },
      {
        onSuccess: (isIn) => {
          if (!isIn) said('No passkey was used. Try again, or log in with your password.');
        },
        onError: (error) => said(fieldFailure(error, 'You are not logged in yet.')),
      },
    );
  };
  return { ...form, signIn, submit, asksForCode, passkey, submitPasskey };
}

function fieldOf(error: unknown): 'email' | 'password' | 'code' {
  if (!(error instanceof ApiError)) return 'email';
  if (error.errors[0]?.key === 'code') return 'code';
  return error.status === 403 ? 'password' : 'email';
}

/**
 * Email and password. A refused password (403) is shown under the password, every other failure under the email
 * (VALID-43, VALID-44), and a code is asked for where the account has a second factor. `applies` says that logging in also
 * applies to the job that the visitor chose.
 */
export function LogInForm({ email = '', applies = false }: { email?: string; applies?: boolean | undefined }) {
  const { register, watch, formState, signIn, submit, asksForCode, passkey, submitPasskey } = useLogIn(email);
  const { errors } = formState;
  const isUnconfirmed = signIn.error instanceof ApiError && signIn.error.status === 409;
  return (
    <form className="auth-form" onSubmit={(event) => void submit(event)} noValidate aria-label="Log in">
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        placeholder={emailPlaceholder}
        error={errors.email?.message}
        aside={
          isUnconfirmed && (
            <Link to={paths.checkConfirmation()} state={{ email: signIn.variables?.email, kind: 'sign-up' }}>
              Send the link again
            </Link>
          )
        }
        {...register('email')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        aside={
          <Link to={paths.resetPassword()} state={{ email: watch('email') }}>
            Forgot Password
          </Link>
        }
        {...register('password')}
      />
      {asksForCode && (
        <TextInput
          label="Code"
          autoComplete="one-time-code"
          help="Six digits from your authenticator app, or a recovery code"
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <Checkbox label="Keep me logged in on this device" {...register('remember')} />
      <Button type="submit" kind="primary" size="large" wide busy={signIn.isPending}>
        {applies ? 'Log in and apply' : 'Log in'}
      </Button>
      {hasPasskeys() && (
        <Button size="large" wide busy={passkey.isPending} onClick={submitPasskey}>
          Log in with a passkey
        </Button>
      )}
    </form>
  );
}

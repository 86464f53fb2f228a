import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { invitedForm, passwordHint } from '../../../../shared/validation/account.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { paths } from '../../../app/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { PasswordTips } from '../components/password-tips.tsx';
import { useAcceptRecruiterInvitation } from '../queries/passwords.ts';
import { useMailedToken } from '../use-mailed-token.ts';

const names = ['firstName', 'lastName', 'password', 'confirmationPassword'] as const;

/** `/recruiter-invite`: sets up an invited recruiter's account, then thanks; without a token it leads to `/` (AUTH-28 to AUTH-32, AUTH-35). */
export function Component() {
  const { token, email } = useMailedToken();
  return token ? <Invited token={token} email={email} /> : <Navigate to={paths.landing()} replace />;
}

function Invited({ token, email }: { token: string; email: string | null }) {
  const accept = useAcceptRecruiterInvitation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(invitedForm),
    mode: 'onTouched',
    defaultValues: { invitationToken: token, ...(email ? { email } : {}), firstName: '', lastName: '', password: '', confirmationPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((form) =>
    accept.mutate(form, {
      onError: (error) => {
        const placed = error instanceof ApiError ? error.errors : [];
        for (const { key, message } of placed) for (const name of names) if (name === key) setError(name, { type: 'server', message });
      },
    }),
  );
  if (accept.isSuccess) return <ThankYou email={accept.data.data.email} />;
  const isFormFailure = accept.isError && !names.some((name) => errors[name]);
  return (
    <AuthLayout title="Set up your account" lead="You were invited to HireHub as a recruiter." name="Accept invitation">
      <form className="auth-form" onSubmit={(event) => void submit(event)} noValidate aria-label="Set up your account">
        {isFormFailure && <Notice kind="error">{failureMessage(accept.error)}</Notice>}
        {errors.invitationToken && <Notice kind="error">{errors.invitationToken.message}</Notice>}
        <div className="auth-form-row">
          <TextInput label="First name" autoComplete="given-name" error={errors.firstName?.message} {...register('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" error={errors.lastName?.message} {...register('lastName')} />
        </div>
        <PasswordTips />
        <PasswordInput label="Password" autoComplete="new-password" withStrength help={passwordHint} error={errors.password?.message} {...register('password')} />
        <PasswordInput label="Repeat password" autoComplete="new-password" error={errors.confirmationPassword?.message} {...register('confirmationPassword')} />
        <Button type="submit" kind="primary" size="large" wide busy={accept.isPending}>
          Create account
        </Button>
        {accept.error instanceof ApiError && accept.error.status === 410 && (
          <p className="auth-other">
            Used it already? <Link to={paths.logIn()}>Log in</Link>. Else ask your manager for a new invitation, or <Link to={paths.signUp()}>sign up</Link> on your own.
          </p>
        )}
      </form>
    </AuthLayout>
  );
}

function ThankYou({ email }: { email: string }) {
  return (
    <AuthLayout title="Thank you" lead="Your account is ready. Click the button in the email that we sent you, then log in.">
      <div className="auth-block">
        <ButtonLink to={paths.logIn()} state={{ email }} kind="primary" size="large" wide>
          Log in
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}

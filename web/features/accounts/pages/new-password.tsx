import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { resetForm } from '../../../../shared/validation/account.ts';
import { fieldFailure } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { NewPasswordInputs } from '../components/new-password-inputs.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LinkLoading } from '../components/link-loading.tsx';
import { NewPasswordProblem } from '../components/new-password-problem.tsx';
import { PasswordTips } from '../components/password-tips.tsx';
import { mailedLinkQuery, useUpdatePassword } from '../queries/passwords.ts';
import { useMailedToken } from '../hooks/use-mailed-token.ts';

const title = 'Create a new password';

/**
 * `/account/password-reset`: sets a new password with the mailed token; failures are shown under the password (AUTH-34,
 * AUTH-38 to AUTH-40, VALID-46).
 */
export function NewPasswordPage() {
  const { token } = useMailedToken();
  return token ? <NewPassword token={token} /> : <Navigate to={paths.landing()} replace />;
}

function NewPassword({ token }: { token: string }) {
  const { data: link, isPending } = useQuery(mailedLinkQuery('recovery', token));
  if (isPending) return <LinkLoading title={title} />;
  const email = link?.email ?? undefined;
  if (link && link.state !== 'open') return <NewPasswordProblem problem={link.state} {...(email ? { email } : {})} />;
  return <NewPasswordForm token={token} {...(email ? { email } : {})} />;
}

function NewPasswordForm({ token, email }: { token: string; email?: string }) {
  const update = useUpdatePassword();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useTouchedForm({
    resolver: zodResolver(resetForm),
    defaultValues: { token, password: '', confirmationPassword: '' },
  });
  const { errors } = formState;
  const state = email ? { email } : {};
  const submit = handleSubmit((form) =>
    update.mutate(form, {
      onSuccess: () => {
        queryClient.removeQueries(mailedLinkQuery('recovery', token));
        void navigate(paths.logIn(), {
          replace: true,
          state: { ...state, notice: 'Your password was changed. Log in with the new one.' },
        });
      },
      onError: (error) =>
        setError(
          'password',
          { type: 'server', message: fieldFailure(error, 'Your password is unchanged.') },
          { shouldFocus: true },
        ),
    }),
  );
  return (
    <AuthLayout title={title} lead={email && <>For {email}</>}>
      <form className="auth-form" onSubmit={(event) => void submit(event)} noValidate aria-label={title}>
        <PasswordTips />
        {/* Password managers store the new password under this name. */}
        {email && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
        <NewPasswordInputs
          password={{ error: errors.password?.message ?? errors.token?.message, ...register('password') }}
          confirmation={{ error: errors.confirmationPassword?.message, ...register('confirmationPassword') }}
          label="New password"
          confirmationLabel="Confirm password"
        />
        <Button type="submit" kind="primary" size="large" wide busy={update.isPending}>
          Reset password
        </Button>
        {update.isError && (
          <p className="auth-other">
            <Link to={paths.resetPassword()} state={state}>
              Request a new link
            </Link>
          </p>
        )}
      </form>
    </AuthLayout>
  );
}

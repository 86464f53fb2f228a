import { zodResolver } from '@hookform/resolvers/zod';
import { useLocation, useNavigate } from 'react-router-dom';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { emailForm } from '../../../../shared/validation/account.ts';
import { fieldFailure } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useRecoverPassword } from '../queries/passwords.ts';

/** `/reset-password`: requests a mailed link; failures are shown under the email (AUTH-36, AUTH-37, VALID-45). */
export function ResetPasswordPage() {
  const recover = useRecoverPassword();
  const navigate = useNavigate();
  const { email = '' } = (useLocation().state ?? {}) as { email?: string };
  const { register, handleSubmit, setError, watch, formState } = useTouchedForm({
    resolver: zodResolver(emailForm),
    defaultValues: { email },
  });
  const submit = handleSubmit((form) =>
    recover.mutate(form.email, {
      onSuccess: () => void navigate(paths.checkConfirmation(), { state: { email: form.email, kind: 'recovery' } }),
      onError: (error) =>
        setError(
          'email',
          { type: 'server', message: fieldFailure(error, 'No email was sent.') },
          { shouldFocus: true },
        ),
    }),
  );
  return (
    <AuthLayout title="Reset password" lead="We will email you a link to choose a new one.">
      <form className="auth-form" onSubmit={(event) => void submit(event)} noValidate aria-label="Reset password">
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          placeholder={emailPlaceholder}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" kind="primary" size="large" wide busy={recover.isPending}>
          Reset password
        </Button>
        <p className="auth-other">
          <Link to={paths.logIn()} state={{ email: watch('email') }}>
            Back to log in
          </Link>
        </p>
      </form>
    </AuthLayout>
  );
}

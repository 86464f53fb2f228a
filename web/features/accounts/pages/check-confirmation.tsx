import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { emailPlaceholder } from '../../../../shared/constants/product.ts';
import { emailForm } from '../../../../shared/validation/account.ts';
import { fieldFailure } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { intendedJob } from '../../../common/visitor/intended-job.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useResendConfirmation } from '../queries/confirmation.ts';

/** Why the visitor is here: after sign-up, after requesting a new password, or because a link failed. */
interface CheckState {
  kind?: 'sign-up' | 'recovery' | 'failed';
  email?: string;
  message?: string;
}

const sends = ', which also sends your application unless the job has questions to answer';

/**
 * `/account/check-confirmation`: the confirm-your-email modal; closing it leads to `/` (AUTH-20, AUTH-21, AUTH-37,
 * SHELL-29).
 */
export function CheckConfirmationPage() {
  const { kind = 'sign-up', email, message } = (useLocation().state ?? {}) as CheckState;
  const isApplying = intendedJob() !== undefined;
  return (
    <AuthLayout title="Check your email">
      <Modal
        title={kind === 'recovery' ? 'Check your email' : 'Confirm your email'}
        actions={
          <ButtonLink to={paths.logIn()} kind="primary">
            Log in
          </ButtonLink>
        }
      >
        <div className="stack">
          {message && <Notice kind="error">{message}</Notice>}
          {kind === 'sign-up' && (
            <p>
              We sent a link
              {email ? (
                <>
                  {' '}
                  to <strong>{email}</strong>
                </>
              ) : (
                ''
              )}
              . Open it to confirm your address
              {isApplying && sends}; then log in. If the address has an account already, the mail says so.
            </p>
          )}
          {kind === 'recovery' && <p>If the address has an account, a link to choose a new password is on its way.</p>}
          {kind === 'failed' && (
            <p>
              Each link works once and for two days, and only the newest. If you have confirmed already, log in; else
              ask for another link.
            </p>
          )}
          {kind !== 'failed' && <p className="faint">It can take a minute. Check your spam folder, too.</p>}
          {kind !== 'recovery' && <Resend email={email ?? ''} />}
        </div>
      </Modal>
    </AuthLayout>
  );
}

function Resend({ email }: { email: string }) {
  const resend = useResendConfirmation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(emailForm),
    defaultValues: { email },
  });
  const submit = handleSubmit((form) =>
    resend.mutate(form.email, {
      onError: (error) => setError('email', { type: 'server', message: fieldFailure(error, 'No email was sent.') }),
    }),
  );
  if (resend.isSuccess)
    return <Notice kind="done">If the address is waiting for confirmation, a new link is on its way.</Notice>;
  return (
    <form className="auth-form" onSubmit={(event) => void submit(event)} noValidate aria-label="Send the link again">
      {!email && (
        <TextInput
          label="Email"
          type="email"
          placeholder={emailPlaceholder}
          error={formState.errors.email?.message}
          {...register('email')}
        />
      )}
      {email && formState.errors.email && <Notice kind="error">{formState.errors.email.message}</Notice>}
      <div>
        <Button type="submit" size="small" busy={resend.isPending}>
          Send the link again
        </Button>
      </div>
    </form>
  );
}

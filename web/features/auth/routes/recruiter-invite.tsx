import { Navigate } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { SetUpAccountForm } from '../components/set-up-account-form.tsx';
import { useAcceptRecruiterInvitation } from '../queries/passwords.ts';
import { useMailedToken } from '../use-mailed-token.ts';

/** `/recruiter-invite`: sets up an invited recruiter's account, then thanks; without a token it leads to `/` (AUTH-28 to AUTH-32, AUTH-35). */
export function Component() {
  const { token, email } = useMailedToken();
  return token ? <Invited token={token} email={email} /> : <Navigate to={paths.landing()} replace />;
}

function Invited({ token, email }: { token: string; email: string | null }) {
  const accept = useAcceptRecruiterInvitation();
  const given = email ? { email } : {};
  if (accept.isSuccess) return <ThankYou email={accept.data.data.email} />;
  return (
    <AuthLayout title="Set up your account" lead="You were invited to HireHub as a recruiter." name="Accept invitation">
      <SetUpAccountForm
        {...given}
        submit="Create account"
        busy={accept.isPending}
        failure={accept.error}
        onSubmit={(form, onRefused) => accept.mutate({ invitationToken: token, ...given, ...form }, { onError: onRefused })}
      >
        {accept.error instanceof ApiError && accept.error.status === 410 && (
          <p className="auth-other">
            Used it already? <Link to={paths.logIn()}>Log in</Link>. Else ask your manager for a new invitation, or <Link to={paths.signUp()}>sign up</Link> on your own.
          </p>
        )}
      </SetUpAccountForm>
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

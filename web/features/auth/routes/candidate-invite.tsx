import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { Pitch } from '../components/pitch.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { useMailedToken } from '../use-mailed-token.ts';

/** `/candidate-invite`: candidate sign-up with a given address; without token and email it leads to `/sign-up` (AUTH-24 to AUTH-27, DEC-35). */
export function Component() {
  const state = useLocation().state as { email?: string } | null;
  const { token, email: mailed } = useMailedToken((link) => Boolean(link.token && (state?.email ?? link.email)));
  const email = state?.email ?? mailed;
  if (!token || !email) return <Navigate to={paths.signUp()} replace />;
  return (
    <AuthLayout title="Accept your invitation" aside={<Pitch kind="candidate" />}>
      <div className="auth-block auth-form">
        <SignUpForm kind="candidate" invited={{ email, invitationToken: token }} />
        <p className="auth-other">
          Already registered?
          <ButtonLink to={paths.logIn()} size="small">
            Log in
          </ButtonLink>
        </p>
      </div>
    </AuthLayout>
  );
}

import { useLocation } from 'react-router-dom';
import { useAccountIfAny } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LogInForm } from '../components/log-in-form.tsx';

/** What another page can pass to the log-in page: a sentence to show, and the address to fill in. */
interface LogInState {
  notice?: string;
  email?: string;
}

/** `/log-in` (AUTH-02 to AUTH-05). */
export function Component() {
  const { notice, email } = (useLocation().state ?? {}) as LogInState;
  const account = useAccountIfAny();
  return (
    <AuthLayout title="Log in">
      {(notice || account) && (
        <div className="auth-block stack">
          {notice && <Notice kind="done">{notice}</Notice>}
          {account && (
            <Notice action={<Link to={paths.dashboard()}>Go to dashboard</Link>}>
              You are logged in as {fullName(account)}.
            </Notice>
          )}
        </div>
      )}
      <div className="auth-block auth-form">
        <LogInForm {...(email ? { email } : {})} />
        <p className="auth-other">
          New to HireHub?
          <ButtonLink to={paths.signUp()} size="small">
            Sign up
          </ButtonLink>
        </p>
      </div>
    </AuthLayout>
  );
}

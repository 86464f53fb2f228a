import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccountIfAny } from '../../../common/account/account.ts';
import { jobIdOf, pageNameOf } from '../../../common/navigation/page-names.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { waitingRedirect } from '../../../common/navigation/redirect-memory.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LogInForm } from '../components/log-in-form.tsx';
import { keepFocus } from '../model/keep-focus.ts';
import { useIntendedJob } from '../hooks/use-intended-job.ts';

/** What another page can pass to the log-in page: a sentence to show, and the address to fill in. */
interface LogInState {
  notice?: string;
  email?: string;
}

/** Why a visitor with a link to a role's page has to log in, and the job's public page where it is a job (AUTH-56). */
function Reason({ address }: { address: string }) {
  const job = jobIdOf(address);
  return (
    <Notice action={job && <Link to={paths.publicJob(job)}>See it without</Link>}>
      Log in to see {pageNameOf(address)}. It opens right after.
    </Notice>
  );
}

/** `/log-in` (AUTH-02 to AUTH-05). */
export function LogInPage() {
  const { notice, email } = (useLocation().state ?? {}) as LogInState;
  const account = useAccountIfAny();
  const [waiting] = useState(() => (account ? undefined : waitingRedirect()));
  const { jobId, title, forget } = useIntendedJob();
  const applies = jobId !== undefined;
  return (
    <AuthLayout
      title={applies ? 'Log in to apply' : 'Log in'}
      name="Log in"
      lead={applies && `Your application for ${title} is sent as you log in.`}
    >
      {(notice || account || waiting) && (
        <div className="auth-block stack">
          {waiting && <Reason address={waiting} />}
          {notice && <Notice kind="done">{notice}</Notice>}
          {account && (
            <Notice action={<Link to={paths.dashboard()}>Go to dashboard</Link>}>
              You are logged in as {fullName(account)}.
            </Notice>
          )}
        </div>
      )}
      <div className="auth-block auth-form">
        <LogInForm {...(email ? { email } : {})} applies={applies} />
        {applies && (
          <p className="auth-other">
            Not applying?
            <Button kind="quiet" size="small" onMouseDown={keepFocus} onClick={forget}>
              Log in without this job
            </Button>
          </p>
        )}
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

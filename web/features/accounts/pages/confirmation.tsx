import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import type { LinkState } from '../../../../shared/model/invitation.ts';
import type { SignUpApplication } from '../../../../shared/model/sign-up-application.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { keepIntendedJob } from '../../../common/visitor/intended-job.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LinkProblem } from '../components/link-problem.tsx';
import { useConfirm } from '../queries/confirmation.ts';
import { mailedLinkQuery } from '../queries/passwords.ts';
import { useMailedToken } from '../hooks/use-mailed-token.ts';

/**
 * `/account/confirmation`: a page with nothing but one button, which confirms the address and leads to `/log-in`.
 * Opening the link changes nothing, because mail scanners open links too (AUTH-22, AUTH-23, ERR-10).
 */
export function ConfirmationPage() {
  const { token } = useMailedToken();
  return token ? <Confirmation token={token} /> : <AnotherLink message="Token is wrong!" />;
}

/** Why a link cannot confirm; another one can be requested where this leads. */
const problems: Partial<Record<LinkState, string>> = {
  replaced: 'A newer link was sent. Open the one in the latest email.',
  expired: 'This link has expired.',
  unknown: 'This link is not valid. It may be incomplete: open it from the email again.',
};

/** What becomes of the application for which the candidate signed up. */
const whatNext: Record<SignUpApplication, string> = {
  sent: 'Your application is on its way: log in to see it.',
  asks: 'Log in to answer the questions of the job and send your application.',
  over: 'The job is no longer open, so your application was not sent. Log in to see other jobs.',
};

function Confirmation({ token }: { token: string }) {
  const query = mailedLinkQuery('confirmation', token);
  const { data: link, isPending } = useQuery(query);
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const email = link?.email ?? undefined;
  if (isPending) return null;
  if (link?.state === 'used') return <Confirmed {...(email ? { email } : {})} />;
  const problem = link && problems[link.state];
  if (problem) return <AnotherLink message={problem} {...(email ? { email } : {})} />;
  const press = () =>
    confirm.mutate(token, {
      onSuccess: ({ data }) => {
        // The link may have been opened in another tab or browser than the one that signed up.
        if (data.applyTo !== null) keepIntendedJob({ jobId: data.applyTo, applies: false });
        const next = data.application === null ? 'You can log in now.' : whatNext[data.application];
        void navigate(paths.logIn(), {
          replace: true,
          state: { notice: `Your email is confirmed. ${next}`, email: data.email },
        });
      },
      // The refusal may concern the link; reading its state again then explains that.
      onError: () => void queryClient.invalidateQueries(query),
    });
  return (
    <AuthLayout title="Confirm your email" lead={email}>
      <div className="auth-block stack">
        {confirm.error && <FailureNotice what="Your email could not be confirmed" error={confirm.error} />}
        <Button kind="primary" size="large" wide busy={confirm.isPending} onClick={press}>
          Confirm my email
        </Button>
      </div>
    </AuthLayout>
  );
}

function Confirmed({ email }: { email?: string }) {
  return (
    <LinkProblem title="Your email is confirmed" lead="This link was already used; there is nothing left to do.">
      <ButtonLink to={paths.logIn()} kind="primary" size="large" wide state={{ email }}>
        Log in
      </ButtonLink>
    </LinkProblem>
  );
}

const AnotherLink = (given: { message: string; email?: string }) => (
  <Navigate to={paths.checkConfirmation()} replace state={{ kind: 'failed', ...given }} />
);

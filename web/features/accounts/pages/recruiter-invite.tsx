import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { productName } from '../../../../shared/constants/product.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LinkLoading } from '../components/link-loading.tsx';
import { RecruiterInvitationProblem } from '../components/recruiter-invitation-problem.tsx';
import { SetUpAccountForm } from '../components/set-up-account-form.tsx';
import { mailedLinkQuery, useAcceptRecruiterInvitation } from '../queries/passwords.ts';
import { useMailedToken } from '../hooks/use-mailed-token.ts';

const title = 'Set up your account';

/**
 * `/recruiter-invite`: sets up an invited recruiter's account, then thanks them. Without a token it leads to `/`
 * (AUTH-28 to AUTH-32, AUTH-35).
 */
export function RecruiterInvitePage() {
  const { token, email } = useMailedToken();
  return token ? <Invited token={token} email={email} /> : <Navigate to={paths.landing()} replace />;
}

function Invited({ token, email: addressed }: { token: string; email: string | null }) {
  const accept = useAcceptRecruiterInvitation();
  const queryClient = useQueryClient();
  const query = mailedLinkQuery('recruiter-invitation', token);
  const { data: link, isPending } = useQuery(query);
  if (accept.isSuccess) return <ThankYou email={accept.data.data.email} />;
  if (isPending) return <LinkLoading title={title} />;
  if (link && link.state !== 'open') return <RecruiterInvitationProblem problem={link.state} link={link} />;
  if (link?.hasAccount) return <RecruiterInvitationProblem problem="registered" link={link} />;
  const email = link?.email ?? addressed;
  const given = email ? { email } : {};
  const refused = (place: (error: unknown) => void) => (error: unknown) => {
    place(error);
    // The refusal may concern the link; reloading its state then explains that.
    void queryClient.invalidateQueries(query);
  };
  const inviter = link?.sender
    ? `${link.sender.firstName} ${link.sender.lastName} invites you to ${productName} as a recruiter.`
    : `You were invited to ${productName} as a recruiter.`;
  return (
    <AuthLayout title={title} lead={inviter} name="Accept invitation">
      <SetUpAccountForm
        {...given}
        submit="Create account"
        busy={accept.isPending}
        failure={accept.error}
        onSubmit={(form, place) =>
          accept.mutate({ invitationToken: token, ...given, ...form }, { onError: refused(place) })
        }
      />
    </AuthLayout>
  );
}

function ThankYou({ email }: { email: string }) {
  return (
    <AuthLayout
      title="Thank you"
      lead="Your account is ready. Click the button in the email that we sent you, then log in."
    >
      <div className="auth-block">
        <ButtonLink to={paths.logIn()} state={{ email }} kind="primary" size="large" wide>
          Log in
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { LinkState } from '../../../../shared/model/invitation.ts';
import type { EmailSide } from '../../../../shared/model/email-change.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LinkProblem } from '../components/link-problem.tsx';
import { useMailedToken } from '../hooks/use-mailed-token.ts';
import { useConfirmEmailChange, useStopEmailChange } from '../queries/email-change.ts';
import { mailedLinkQuery } from '../queries/passwords.ts';

/** `/account/former-email`: confirms or stops a change of address; opening the link does neither, as mail scanners do. */
export const FormerEmailPage = () => <EmailChangePage side="former" />;

/** `/account/new-email`: confirms the address that an account is to have. */
export const NewEmailPage = () => <EmailChangePage side="new" />;

function EmailChangePage({ side }: { side: EmailSide }) {
  const { token } = useMailedToken();
  return token ? <EmailChangeLink side={side} token={token} /> : <Problem state="unknown" />;
}

const problems: Record<Exclude<LinkState, 'open'>, string> = {
  used: 'This link was already used; there is nothing left to do here.',
  replaced: 'A newer link was sent. Open the one in the latest email.',
  expired: 'This link has expired. You can ask for the change again in your profile.',
  declined: 'This change was stopped.',
  cancelled: 'This change was stopped, or another one was asked for.',
  unknown: 'This link is not valid. It may be incomplete: open it from the email again.',
};

const Problem = ({ state }: { state: Exclude<LinkState, 'open'> }) => (
  <LinkProblem title="Change of email" lead={problems[state]}>
    <ButtonLink to={paths.profile('account')} kind="primary" size="large" wide>
      Open your account
    </ButtonLink>
  </LinkProblem>
);

function EmailChangeLink({ side, token }: { side: EmailSide; token: string }) {
  const { data: link, isPending } = useQuery(mailedLinkQuery(`${side}-address`, token));
  const confirm = useConfirmEmailChange(token, side);
  const stop = useStopEmailChange(token);
  if (stop.isSuccess) return <Stopped />;
  if (confirm.data) return <Confirmed {...confirm.data} />;
  if (isPending) return null;
  if (link && link.state !== 'open') return <Problem state={link.state} />;
  return (
    <AuthLayout
      title={side === 'new' ? 'Confirm this email' : 'Change your email?'}
      name="Change of email"
      lead={leads[side](link?.email ?? 'another address')}
    >
      <div className="auth-block stack">
        {confirm.error && <FailureNotice what="It could not be confirmed" error={confirm.error} />}
        {stop.error && <FailureNotice what="It could not be stopped" error={stop.error} />}
        <Button
          kind="primary"
          size="large"
          wide
          busy={confirm.isPending}
          disabled={stop.isPending}
          onClick={() => confirm.mutate()}
        >
          {side === 'new' ? 'Confirm this email' : 'Yes, change it'}
        </Button>
        {side === 'former' && (
          <Button
            kind="danger"
            size="large"
            wide
            busy={stop.isPending}
            disabled={confirm.isPending}
            onClick={() => stop.mutate()}
          >
            It was not me: stop it
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}

const leads: Record<EmailSide, (email: string) => string> = {
  new: (email) => `Your account is to use ${email}.`,
  former: (email) => `Your account is to use ${email} instead of this address.`,
};

function Confirmed({ email, waitsFor }: { email: string; waitsFor: EmailSide | null }) {
  const lead = {
    former: 'One step is left: press the button in the mail to your former address.',
    new: `One step is left: press the button in the mail to ${email}.`,
  };
  return (
    <LinkProblem
      title={waitsFor ? 'Confirmed here' : 'Your email is changed'}
      lead={waitsFor ? lead[waitsFor] : `From now on you log in with ${email}.`}
    >
      <ButtonLink to={paths.profile('account')} kind="primary" size="large" wide>
        Open your account
      </ButtonLink>
    </LinkProblem>
  );
}

const Stopped = () => (
  <LinkProblem
    title="The change is stopped"
    lead="Your email stays as it is, and every session has ended. The one who asked knew your password, so choose a new one now."
  >
    <ButtonLink to={paths.resetPassword()} kind="primary" size="large" wide>
      Choose a new password
    </ButtonLink>
  </LinkProblem>
);

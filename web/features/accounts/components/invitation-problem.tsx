import { useEffect } from 'react';
import type { InvitationLink, LinkState } from '../../../../shared/model/invitation.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { forgetPendingAction } from '../../../common/mailed-links/pending-action.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useRenewInvitationLink } from '../queries/invitation-link.ts';
import { LinkProblem } from './link-problem.tsx';

type Problem = Exclude<LinkState, 'open'> | 'registered';

const words: Record<Problem, { title: string; lead: string }> = {
  registered: {
    title: 'You already have an account',
    lead: 'The invited address is registered, so there is nothing to set up. Log in to continue.',
  },
  used: {
    title: 'This invitation was accepted',
    lead: 'The link works once and has already been used. Log in to continue.',
  },
  replaced: {
    title: 'A newer invitation was sent',
    lead: 'This link no longer works. Open the one in the latest email.',
  },
  expired: {
    title: 'This invitation has expired',
    lead: 'Links are valid for seven days. We can send a new one to the same address.',
  },
  declined: { title: 'This invitation was declined', lead: 'You can still sign up without it.' },
  cancelled: {
    title: 'This invitation was cancelled',
    lead: 'The sender cancelled it. You can sign up without it.',
  },
  unknown: {
    title: 'This link is not valid',
    lead: 'It may be incomplete. Open it from the email again, or sign up without it.',
  },
};
const leadsToLogIn: ReadonlySet<Problem> = new Set(['registered', 'used', 'replaced']);

/** Why an invitation's link does not work, with a next step: log in, sign up, or request a new link. */
export function InvitationProblem({ problem, token, link }: { problem: Problem; token: string; link: InvitationLink }) {
  const renew = useRenewInvitationLink();
  useEffect(() => {
    // Logging in must not redirect back here, except for an expired link, which can still be replaced.
    if (problem !== 'expired') forgetPendingAction();
  }, [problem]);
  const { title, lead } = words[problem];
  const withEmail = link.email ? { state: { email: link.email } } : {};
  const logIn = (kind: 'primary' | 'secondary') => (
    <ButtonLink to={paths.logIn()} kind={kind} size="large" wide {...withEmail}>
      Log in
    </ButtonLink>
  );
  const signUp = (kind: 'primary' | 'secondary') => (
    <ButtonLink to={paths.signUp()} kind={kind} size="large" wide>
      Sign up
    </ButtonLink>
  );
  if (problem === 'expired') {
    return (
      <LinkProblem title={title} lead={lead}>
        {renew.isSuccess && <Notice kind="done">A new link is on its way to {link.email}.</Notice>}
        {renew.isError && (
          <FailureNotice
            what="The link could not be sent"
            error={renew.error}
            kept="The old one still works as before."
          />
        )}
        {!renew.isSuccess && (
          <Button kind="primary" size="large" wide busy={renew.isPending} onClick={() => renew.mutate(token)}>
            Send me a new link
          </Button>
        )}
        {signUp('secondary')}
      </LinkProblem>
    );
  }
  return (
    <LinkProblem title={title} lead={lead}>
      {leadsToLogIn.has(problem) ? logIn('primary') : signUp('primary')}
      {leadsToLogIn.has(problem) ? problem === 'replaced' && signUp('secondary') : logIn('secondary')}
    </LinkProblem>
  );
}

import type { ReactNode } from 'react';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useDeclineInvitation } from '../queries/invitation-link.ts';
import { LinkProblem } from './link-problem.tsx';

interface DeclineInvitationProps {
  token: string;
  /** The sender's name, such as 'Olivia Brandt'. */
  sender: string;
  /** What was entered about the person, which declining erases. */
  entered: ReactNode;
  onDeclined: () => void;
  onAccept: () => void;
}

/**
 * Asks for confirmation before an invitation is declined. Opening a link must not change anything, because mail
 * scanners open links too.
 */
export function DeclineInvitation({ token, sender, entered, onDeclined, onAccept }: DeclineInvitationProps) {
  const decline = useDeclineInvitation();
  if (decline.isSuccess) {
    return (
      <LinkProblem
        title="Invitation declined"
        lead="Its link no longer works, and whatever was entered about you with it is erased. You can still sign up at any time."
      >
        <ButtonLink to={paths.findJobs()} kind="primary" size="large" wide>
          See open jobs
        </ButtonLink>
      </LinkProblem>
    );
  }
  return (
    <LinkProblem title="Decline the invitation?" lead={`We will not tell ${sender} that you declined.`}>
      {entered}
      {decline.isError && (
        <FailureNotice what="The invitation could not be declined" error={decline.error} kept="It is still open." />
      )}
      <Button
        kind="primary"
        size="large"
        wide
        busy={decline.isPending}
        onClick={() => decline.mutate(token, { onSuccess: onDeclined })}
      >
        Decline the invitation
      </Button>
      <Button size="large" wide disabled={decline.isPending} onClick={onAccept}>
        Accept it instead
      </Button>
    </LinkProblem>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { productName } from '../../../../shared/constants/product.ts';
import { withStop } from '../../../../shared/rules/with-stop.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { forgetPendingAction } from '../../../common/mailed-links/pending-action.ts';
import { useMailedLink } from '../../../common/mailed-links/use-mailed-link.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { DeclineInvitation } from '../components/decline-invitation.tsx';
import { InvitationProblem } from '../components/invitation-problem.tsx';
import { Pitch } from '../components/pitch.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import type { EnteredName } from '../hooks/use-sign-up-form.ts';
import { invitationLinkQuery } from '../queries/invitation-link.ts';

export interface CandidateInvitePageProps {
  /** Shows what was entered about the invited person, and what becomes of it; says their name once it is read. */
  entered?: (about: {
    token: string;
    sender: string;
    isDeclining: boolean;
    onName?: (name: EnteredName) => void;
  }) => ReactNode;
}

/**
 * `/candidate-invite`: candidate sign-up with a given address. Without token and email it leads to `/sign-up` (AUTH-24
 * to AUTH-27, DEC-35).
 */
export function CandidateInvitePage({ entered }: CandidateInvitePageProps) {
  const { token, email, status } = useMailedLink();
  return token && email ? (
    <Invitation token={token} email={email} isDeclining={status === 'declined'} entered={entered} />
  ) : (
    <Navigate to={paths.signUp()} replace />
  );
}

type Jobs = readonly { title: string; company: string | null }[];

// What the invitation is for: the jobs that wait, or the product.
function leadOf(sender: string | undefined, jobs: Jobs): string {
  if (jobs.length === 0)
    return sender
      ? `${sender} invites you to ${productName}, and may earn points if you are hired. It costs you nothing.`
      : `You are invited to ${productName}.`;
  const named = jobs.map(({ title, company }) => (company ? `${title} at ${company}` : title)).join(' and ');
  return `For ${withStop(named)} Set up your profile, and the proposal waits for your yes or no. Nothing reaches a company before.`;
}

type InvitationProps = CandidateInvitePageProps & { token: string; email: string; isDeclining: boolean };

function Invitation({ token, email, isDeclining, entered }: InvitationProps) {
  const { data: link, refetch } = useQuery(invitationLinkQuery(token));
  const [declines, setDeclines] = useState(isDeclining);
  const [name, setName] = useState<EnteredName>();
  if (link && link.state !== 'open' && !declines)
    return <InvitationProblem problem={link.state} token={token} link={link} />;
  if (link?.hasAccount) return <InvitationProblem problem="registered" token={token} link={link} />;
  const sender = link?.sender ? `${link.sender.firstName} ${link.sender.lastName}` : undefined;
  const jobs = link?.jobs ?? [];
  const inviter = sender ?? 'The person who invited you';
  if (declines)
    return (
      <DeclineInvitation
        token={token}
        sender={inviter}
        entered={link && entered?.({ token, sender: inviter, isDeclining: true })}
        onDeclined={forgetPendingAction}
        onAccept={() => setDeclines(false)}
      />
    );
  return (
    <AuthLayout
      title={jobs.length > 0 ? `${sender ?? 'A recruiter'} would like to put you forward` : 'Accept your invitation'}
      lead={leadOf(sender, jobs)}
      aside={<Pitch kind="candidate" />}
    >
      {link && entered?.({ token, sender: inviter, isDeclining: false, onName: setName })}
      <div className="auth-block auth-form">
        <SignUpForm
          kind="candidate"
          invited={{ email, name, invitationToken: token, onRefused: () => void refetch() }}
        />
        <p className="auth-other">
          Already registered?
          <ButtonLink to={paths.logIn()} state={{ email }} size="small">
            Log in
          </ButtonLink>
        </p>
      </div>
    </AuthLayout>
  );
}

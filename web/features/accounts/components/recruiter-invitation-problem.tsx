import type { InvitationLink, LinkState } from '../../../../shared/model/invitation.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { LinkProblem } from './link-problem.tsx';

type Problem = Exclude<LinkState, 'open'> | 'registered';

const withdrawn = (sender: string) => ({
  title: 'This invitation was withdrawn',
  lead: `Ask ${sender} for another one, or sign up without it.`,
});
const words: Record<Problem, (sender: string) => { title: string; lead: string }> = {
  registered: (sender) => ({
    title: 'You already have an account',
    lead: `If it is a recruiter’s, log in to work with ${sender}; if not, ask ${sender} to invite another address.`,
  }),
  used: () => ({
    title: 'This invitation was accepted',
    lead: 'The link works once and has already been used. Log in to continue.',
  }),
  replaced: () => ({
    title: 'A newer invitation was sent',
    lead: 'This link no longer works. Open the one in the latest email.',
  }),
  expired: (sender) => ({
    title: 'This invitation has expired',
    lead: `Links are valid for seven days. Ask ${sender} to send it again, or sign up without it.`,
  }),
  cancelled: withdrawn,
  declined: withdrawn,
  unknown: () => ({
    title: 'This link is not valid',
    lead: 'It may be incomplete. Open it from the email again, or sign up without it.',
  }),
};
const leadsToLogIn: ReadonlySet<Problem> = new Set(['registered', 'used', 'replaced']);

/** Why a recruiter's invitation does not work, with log-in or sign-up as the next step. */
export function RecruiterInvitationProblem({ problem, link }: { problem: Problem; link: InvitationLink }) {
  const { title, lead } = words[problem](
    link.sender ? `${link.sender.firstName} ${link.sender.lastName}` : 'your manager',
  );
  const isMember = leadsToLogIn.has(problem);
  const logIn = (
    <ButtonLink
      key="log-in"
      to={paths.logIn()}
      kind={isMember ? 'primary' : 'secondary'}
      size="large"
      wide
      {...(link.email ? { state: { email: link.email } } : {})}
    >
      Log in
    </ButtonLink>
  );
  const signUp = (
    <ButtonLink
      key="sign-up"
      to={paths.signUp()}
      state={{ isCandidate: false }}
      kind={isMember ? 'secondary' : 'primary'}
      size="large"
      wide
    >
      Sign up
    </ButtonLink>
  );
  return (
    <LinkProblem title={title} lead={lead}>
      {isMember ? [logIn, problem === 'replaced' && signUp] : [signUp, logIn]}
    </LinkProblem>
  );
}

import type { LinkState } from '../../../../shared/model/invitation.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { LinkProblem } from './link-problem.tsx';

type Problem = Exclude<LinkState, 'open'>;

const invalidLink = {
  title: 'This link is not valid',
  lead: 'It may be incomplete. Open it from the email again, or request a new one.',
};
const words: Record<Problem, { title: string; lead: string }> = {
  used: {
    title: 'This link was already used',
    lead: 'It can set one password. Log in with that password, or request a new link.',
  },
  replaced: { title: 'A newer link was sent', lead: 'This one no longer works. Open the link in the latest email.' },
  expired: { title: 'This link has expired', lead: 'Links are valid for one hour. Request a new one.' },
  unknown: invalidLink,
  declined: invalidLink,
  cancelled: invalidLink,
};

/** Why a link cannot set a new password, with a next step: request another link, or log in. */
export function NewPasswordProblem({ problem, email }: { problem: Problem; email?: string }) {
  const { title, lead } = words[problem];
  const state = email ? { state: { email } } : {};
  return (
    <LinkProblem title={title} lead={lead}>
      <ButtonLink to={paths.resetPassword()} kind="primary" size="large" wide {...state}>
        Request a new link
      </ButtonLink>
      <ButtonLink to={paths.logIn()} kind="secondary" size="large" wide {...state}>
        Log in
      </ButtonLink>
    </LinkProblem>
  );
}

import type { LinkState } from '../../../../shared/model/invitation.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { LinkProblem } from './link-problem.tsx';

type Problem = Exclude<LinkState, 'open'>;

const notRight = {
  title: 'This link is not right',
  lead: 'It may be cut short. Open it from the mail again, or ask for a new one.',
};
const words: Record<Problem, { title: string; lead: string }> = {
  used: {
    title: 'This link was used already',
    lead: 'It sets one password. Log in with that one, or ask for a new link.',
  },
  replaced: { title: 'A newer link was mailed', lead: 'This one no longer works. Open the link in the newest mail.' },
  expired: { title: 'This link has expired', lead: 'Links are good for one hour. Ask for a new one.' },
  unknown: notRight,
  declined: notRight,
  cancelled: notRight,
};

/** Why a link cannot set a new password, with a next step: request another link, or log in. */
export function NewPasswordProblem({ problem, email }: { problem: Problem; email?: string }) {
  const { title, lead } = words[problem];
  const state = email ? { state: { email } } : {};
  return (
    <LinkProblem title={title} lead={lead}>
      <ButtonLink to={paths.resetPassword()} kind="primary" size="large" wide {...state}>
        Ask for a new link
      </ButtonLink>
      <ButtonLink to={paths.logIn()} kind="secondary" size="large" wide {...state}>
        Log in
      </ButtonLink>
    </LinkProblem>
  );
}

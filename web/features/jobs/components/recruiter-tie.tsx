import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { noRecruiters } from '../model/tie-words.ts';

/** What a list of recruiters says and offers when it is empty. */
export const noRecruitersYet = {
  ...noRecruiters,
  action: <ButtonLink to={paths.managerRecruiters()}>Invite recruiters</ButtonLink>,
};

/** A recruiter's name in such a list; it opens the recruiter's page. */
export function RecruiterName({ recruiter }: { recruiter: { id: number; firstName: string; lastName: string } }) {
  return (
    <Link to={paths.managerRecruiter(recruiter.id)} kind="quiet">
      {fullName(recruiter)}
    </Link>
  );
}

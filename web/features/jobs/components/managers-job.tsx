import type { ReactNode } from 'react';
import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import type { Membership } from '../../../../shared/model/job-team.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';

interface ManagersJobProps extends Pick<Membership, 'job' | 'company' | 'message'> {
  manager: Membership['manager'];
  /** The job's title, which leads to it where the user may read it. */
  title: ReactNode;
  /** What the manager does, after their name. */
  says: ReactNode;
  /** What the user can do. */
  children: ReactNode;
}

/** A row about another manager's job: what it is, whose, and what they ask. */
export function ManagersJob({ manager, job, company, message, title, says, children }: ManagersJobProps) {
  const name = fullName(manager);
  return (
    <li aria-label={job.title}>
      <Avatar name={name} src={avatarAddress(manager.avatar)} size={32} />
      <div className="waiting-applicant">
        {title}
        <div className="faint">
          {[
            company,
            jobStatusLabels[job.status],
            job.candidatesCount !== null && countOf(job.candidatesCount, 'candidate'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <div className="faint">
          <Link to={paths.managerManager(manager.id)}>{name}</Link> {says}
        </div>
        {message && <div className="soft">“{message}”</div>}
      </div>
      {children}
    </li>
  );
}

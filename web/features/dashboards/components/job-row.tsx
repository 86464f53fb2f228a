import type { ReactNode } from 'react';
import { confidentialClient } from '../../../../shared/rules/job-words.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';

interface JobRowProps {
  job: { jobId: number; title: string; company: string | null };
  says: ReactNode;
  end: ReactNode;
}

/** An open job of the manager in a list of a dashboard: its title and client, what is said of it, and its end. */
export function JobRow({ job: { jobId, title, company }, says, end }: JobRowProps) {
  return (
    <li>
      <span className="figure-row">
        <Link to={paths.job(jobId)} kind="plain" className="listing-title">
          {title}
        </Link>
        <span className="listing-facts">
          <bdi>{company ?? confidentialClient}</bdi> · {says}
        </span>
      </span>
      <span className="listing-end numeric">{end}</span>
    </li>
  );
}

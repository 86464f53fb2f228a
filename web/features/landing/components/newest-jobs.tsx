import { useQuery } from '@tanstack/react-query';
import { companyOf, payOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { openJobsQuery } from '../queries/open-jobs.ts';

/** The newest jobs next to the hero's text; hidden on narrow screens. */
export function NewestJobs() {
  const { data: open } = useQuery(openJobsQuery);
  if (!open || open.total === 0) return null;
  return (
    <div className="hero-newest">
      <h2>Just posted</h2>
      <ul className="hero-newest-jobs">
        {open.newest.map((job) => (
          <li key={job.id}>
            <Link to={paths.publicJob(job.id)} kind="plain">
              <strong dir="auto">{job.title}</strong>
              <span>
                <bdi>{companyOf(job)}</bdi> · {placeOf(job)}
              </span>
              <span className="numeric">{payOf(job)[0]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.findJobs()} kind="plain" className="hero-newest-all">
        See all open jobs
      </Link>
    </div>
  );
}

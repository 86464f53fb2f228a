import { useInfiniteQuery } from '@tanstack/react-query';
import type { JobFacts } from '../../../../shared/model/job.ts';
import { companyOf, payOf, workplaceInWords } from '../../../../shared/rules/job-words.ts';
import { rowsOf } from '../../../api/paging.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { noFilter } from '../model/job-filter.ts';
import { guestJobsQuery } from '../queries/guest-jobs.ts';
import './public-job.css';

interface OtherJobsProps {
  pageOf: (jobId: number) => string;
  exceptId: number;
  /** The job to find similar ones for; undefined for the newest jobs. */
  like: Pick<JobFacts, 'spheres'> | undefined;
}

const most = 5;

/** A few other open jobs: those that share the most skills or, where the job names none, the newest. */
export function OtherJobs({ pageOf, exceptId, like }: OtherJobsProps) {
  const tagIds = like?.spheres.slice(0, 40).map(({ id }) => id) ?? [];
  const { data } = useInfiniteQuery(
    guestJobsQuery({ campaign: undefined, filter: { ...noFilter, tagIds }, sort: undefined, search: '' }),
  );
  const shared = (job: Pick<JobFacts, 'spheres'>) => job.spheres.filter(({ id }) => tagIds.includes(id)).length;
  const jobs = rowsOf(data)
    .filter(({ id }) => id !== exceptId)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most);
  if (jobs.length === 0) return null;
  return (
    <Card title={tagIds.length > 0 ? 'Similar jobs' : 'Open now'} flush>
      <ul className="other-jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link to={pageOf(job.id)} kind="plain">
              <strong>{job.title}</strong>
              <span className="faint">
                <ShortFacts facts={[companyOf(job), workplaceInWords(job), ...payOf(job)]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

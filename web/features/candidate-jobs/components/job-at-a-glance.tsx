import type { Job } from '../../../../shared/model/job.ts';
import type { GlancedJob } from '../../../../shared/rules/job-glance.ts';
import { companyFact } from '../../../common/jobs/company-fact.tsx';
import { JobFactsCard } from '../../../common/jobs/job-facts-card.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';

/** The facts of a job that matter to a candidate, with its manager. */
export function JobAtAGlance({ job }: { job: GlancedJob & Pick<Job, 'manager' | 'endAt'> }) {
  const manager = <Link to={paths.candidateManager(job.manager.id)}>{fullName(job.manager)}</Link>;
  return <JobFactsCard job={job} more={[...companyFact(job), { label: 'Manager', value: manager }]} />;
}

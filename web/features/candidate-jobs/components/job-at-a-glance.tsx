import type { Job } from '../../../../shared/model/job.ts';
import { glanceOf, type GlancedJob } from '../../../../shared/rules/job-glance.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** The facts of a job that matter to a candidate. */
export function JobAtAGlance({ job }: { job: GlancedJob & Pick<Job, 'manager' | 'endAt'> }) {
  return (
    <Card title="At a glance">
      <Facts
        facts={[
          ...glanceOf(job),
          { label: 'Manager', value: <Link to={paths.candidateManager(job.manager.id)}>{fullName(job.manager)}</Link> },
          { label: 'Posted', value: <RelativeTime at={job.createdAt} /> },
          ...(job.endAt ? [{ label: 'Open until', value: formatDate(job.endAt) }] : []),
        ]}
      />
    </Card>
  );
}

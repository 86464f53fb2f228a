import { glanceOf, type GlancedJob } from '../../../shared/rules/job-glance.ts';
import { Card, type Fact, Facts } from '../../ui/layouts/card.tsx';
import { formatDate } from '../../ui/text/dates.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';

interface JobFactsCardProps {
  job: GlancedJob & { createdAt: string; endAt: string | null };
  /** Facts of this page only, before the dates. */
  more?: readonly Fact[];
}

/** The facts of a job that matter to a candidate. */
export function JobFactsCard({ job, more = [] }: JobFactsCardProps) {
  return (
    <Card title="At a glance">
      <Facts
        facts={[
          ...glanceOf(job),
          ...more,
          { label: 'Posted', value: <RelativeTime at={job.createdAt} /> },
          ...(job.endAt ? [{ label: 'Open until', value: formatDate(job.endAt) }] : []),
        ]}
      />
    </Card>
  );
}

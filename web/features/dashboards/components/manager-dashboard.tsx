import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { openStatus } from '../../../../shared/constants/job.ts';
import type { JobRow } from '../../../../shared/model/job.ts';
import { companyOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { managerJobsQuery, shownRows } from '../queries/jobs.ts';
import { useAllCame } from '../hooks/use-all-came.ts';
import { Coming } from './coming.tsx';
import { Count } from './count.tsx';
import { DashboardParts } from './dashboard-parts.tsx';
import { Listing, ListingRow } from './listing.tsx';
import { NextSteps } from './next-steps.tsx';

interface ManagerDashboardProps {
  title: string;
  /** The candidates who wait for the manager; nothing before the first job. */
  waiting: ReactNode;
  /** What others ask of the manager, also before the first job. */
  asked: ReactNode;
  news: ReactNode;
}

/**
 * The manager's dashboard: who waits for the manager, job counts, the newest open jobs with their people, and news
 * (DASH-16).
 */
export function ManagerDashboard({ title, waiting, asked, news }: ManagerDashboardProps) {
  const open = useQuery(managerJobsQuery(openStatus, shownRows));
  const held = useQuery(managerJobsQuery('on_hold', 1));
  const closed = useQuery(managerJobsQuery('closed', 1));
  const isNew = [open, held, closed].every(({ data }) => data?.meta.total === 0);
  // Without an open job the first steps may appear, so until that is known no empty list takes their place.
  const mayBeNew = open.data?.meta.total === 0 && [held, closed].some(({ isPending }) => isPending);
  const allCame = useAllCame(jobKeys.dashboards);
  return (
    <DashboardLayout
      coming={!allCame && <Coming />}
      head={
        <PageHead
          title={title}
          {...(isNew && { lead: 'What do you want to do first?' })}
          actions={
            !isNew && (
              <>
                {!mayBeNew && <DashboardParts />}
                <ButtonLink to={paths.newJob()} kind="primary" icon={<Plus aria-hidden />}>
                  Post job
                </ButtonLink>
              </>
            )
          }
        />
      }
      first={
        <div className="stack">
          {!isNew && !mayBeNew && waiting}
          {asked}
        </div>
      }
      stats={
        !isNew && (
          <>
            <Count label="Open jobs" query={open} count={open.data?.meta.total} to={paths.jobs()} />
            <Count label="On hold" query={held} count={held.data?.meta.total} to={`${paths.jobs()}?status=on_hold`} />
            <Count
              label="Closed jobs"
              query={closed}
              count={closed.data?.meta.total}
              to={`${paths.jobs()}?status=closed`}
            />
          </>
        )
      }
    >
      <div className="stack">
        {isNew && <NextSteps of="manager" />}
        {mayBeNew && (
          <Card title="Newest open jobs" flush>
            <SkeletonRows rows={shownRows} />
          </Card>
        )}
        {!isNew && !mayBeNew && (
          <Listing
            title="Newest open jobs"
            query={open}
            all={{ to: paths.jobs(), label: 'All jobs' }}
            empty={{ title: 'No job is open', text: 'Post a job, or resume one that is on hold.' }}
            expected={shownRows}
            rowKey={({ id }) => id}
            row={(job) => <OpenJob job={job} />}
          />
        )}
      </div>
      <div className="stack">{news}</div>
    </DashboardLayout>
  );
}

function OpenJob({ job }: { job: JobRow }) {
  return (
    <ListingRow to={paths.job(job.id)} title={job.title} facts={[companyOf(job), placeOf(job)]}>
      {job.candidatesCount > 0 ? (
        <Link to={paths.jobCandidates(job.id)}>{countOf(job.candidatesCount, 'candidate')}</Link>
      ) : (
        'No one yet'
      )}
      <RelativeTime at={job.createdAt} />
    </ListingRow>
  );
}

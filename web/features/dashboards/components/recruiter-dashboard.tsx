import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccount } from '../../../common/account/account.ts';
import { companyOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { shownRows, recruiterJobsQuery, waitingCountQuery } from '../queries/jobs.ts';
import { useAllCame } from '../hooks/use-all-came.ts';
import { Coming } from './coming.tsx';
import { Count } from './count.tsx';
import { DashboardParts } from './dashboard-parts.tsx';
import { Listing, ListingRow } from './listing.tsx';
import { NextSteps } from './next-steps.tsx';

interface RecruiterDashboardProps {
  title: string;
  /** Managers who invite the recruiter to work with them; nothing if none does. */
  invitations: ReactNode;
  /** Whether it is still unknown if there are invitations; the lists below appear with them, so that nothing moves. */
  invitationsPending: boolean;
  /** The list of applications waiting for a decision. */
  waiting: ReactNode;
  /** The points balance as a number in the first row. */
  points: ReactNode;
  /** The list of candidates invited by mail. */
  invited: ReactNode;
  /** The next interviews of the recruiter's candidates; nothing while there are none. */
  interviews: ReactNode;
  news: ReactNode;
}

/**
 * The recruiter's dashboard: what waits for an answer first, then jobs in progress, news and earned points (DASH-22,
 * DASH-23).
 */
export function RecruiterDashboard(props: RecruiterDashboardProps) {
  const { title, invitations, invitationsPending, waiting, points, invited, interviews, news } = props;
  const { isInternal, hasManagers } = useAccount();
  const waitingCount = useQuery(waitingCountQuery);
  const inProgress = useQuery(recruiterJobsQuery('in_progress', shownRows));
  const fresh = useQuery(recruiterJobsQuery('new', 1));
  // Whose only job has just been closed is not new, and sees what happened on it.
  const closed = useQuery(recruiterJobsQuery('closed', 1));
  const isNew = waitingCount.data === 0 && [inProgress, fresh, closed].every(({ data }) => data?.meta.total === 0);
  // Jobs come from managers. A recruiter without managers, and without remaining jobs of former ones, sees no counts
  // that can only be zero.
  const hasJobs =
    isInternal ||
    hasManagers ||
    [waitingCount.data, ...[inProgress, fresh, closed].map(({ data }) => data?.meta.total)].some(
      (count) => (count ?? 0) > 0,
    );
  // A recruiter without managers is probably new, so no empty list may take the place of the first steps.
  const isOpen =
    !isInternal && !hasManagers && [waitingCount, inProgress, fresh, closed].some(({ isPending }) => isPending);
  const skeleton = (
    <Card flush>
      <SkeletonRows rows={shownRows} />
    </Card>
  );
  const allCame = useAllCame(jobKeys.dashboards);
  return (
    <DashboardLayout
      coming={!allCame && <Coming />}
      head={
        <PageHead
          title={title}
          {...(isNew && { lead: 'What do you want to do first?' })}
          actions={hasJobs && !isNew && !isOpen && <DashboardParts />}
        />
      }
      first={
        <div className="stack">
          {invitationsPending && skeleton}
          <div className="stack" hidden={invitationsPending}>
            {invitations}
            {!isOpen && !isNew && waiting}
          </div>
        </div>
      }
      stats={
        hasJobs && (
          <>
            <Count
              label="Waiting for your decision"
              query={waitingCount}
              count={waitingCount.data}
              {...(waitingCount.data && { to: '#applications' })}
            />
            <Count
              label="Jobs in progress"
              query={inProgress}
              count={inProgress.data?.meta.total}
              to={`${paths.jobs()}?status=in_progress`}
            />
            <Count label="New jobs" query={fresh} count={fresh.data?.meta.total} to={paths.jobs()} />
            {points}
          </>
        )
      }
    >
      <div className="stack">
        <div className="stack" hidden={invitationsPending}>
          {isOpen && skeleton}
          {!isOpen && isNew && <NextSteps of={hasJobs ? 'recruiter' : 'recruiterWithOutManagers'} />}
          {!isOpen && !isNew && (
            <Listing
              title="Jobs in progress"
              query={inProgress}
              all={{ to: `${paths.jobs()}?status=in_progress`, label: 'All in progress' }}
              empty={{ title: 'No jobs in progress', text: 'A job moves here when you put a candidate forward.' }}
              expected={shownRows}
              rowKey={({ id }) => id}
              row={(job) => (
                <ListingRow to={paths.job(job.id)} title={job.title} facts={[companyOf(job), placeOf(job)]}>
                  <span className="numeric">{countOf(job.points, 'point')}</span>
                </ListingRow>
              )}
            />
          )}
          {!isOpen && interviews}
        </div>
      </div>
      <div className="stack">
        {news}
        {invited}
      </div>
    </DashboardLayout>
  );
}

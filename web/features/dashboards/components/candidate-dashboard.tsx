import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '../../../../shared/model/application.ts';
import { companyOf, payOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { candidateJobKeys } from '../../../common/query-keys/candidate-jobs.ts';
import { periods, rangeLabels, useRange, type AskedRange } from '../../../common/lists/use-range.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { StatePill, type Meaning } from '../../../ui/text/state-pill.tsx';
import { candidateJobsQuery, ownJobsCountQuery, type CandidateScope, shownRows } from '../queries/jobs.ts';
import { useAllCame } from '../hooks/use-all-came.ts';
import { Coming } from './coming.tsx';
import { Count } from './count.tsx';
import { Listing, ListingRow } from './listing.tsx';
import { NextSteps } from './next-steps.tsx';

interface CandidateDashboardProps {
  title: string;
  /** Renders the candidate's status on a job in the words of the job's page. */
  standingOf: (own: Application) => { word: string; meaning: Meaning } | undefined;
  /** The lists of candidates invited by mail in a range: pending ones, and those who joined (DASH-33 to DASH-35). */
  invited: (asked: AskedRange) => ReactNode;
  /** What waits for the candidate's answer; nothing if nothing does. */
  waiting: ReactNode;
  news: ReactNode;
}

const lists: Record<CandidateScope, { title: string; count: string; empty: { title: string; text: string } }> = {
  assigned: {
    title: 'Under way',
    count: 'Under way',
    empty: {
      title: 'Nothing is under way',
      text: 'Once a recruiter or the hiring manager takes up an application of yours, its progress appears here.',
    },
  },
  applied: {
    title: 'Applied',
    count: 'Applied',
    empty: { title: 'You did not apply to a job in this period', text: 'Find one that fits and press Apply now.' },
  },
  favorite: {
    title: 'Favourites',
    count: 'Favourites',
    empty: { title: 'No favourites in this period', text: 'Press a job’s star to save it for later.' },
  },
  recommended: {
    title: 'Recommended jobs',
    count: 'Recommended',
    empty: {
      title: 'No new job fits your profile in this period',
      text: 'Jobs are recommended by the skills, pay and place in your profile.',
    },
  },
};

/**
 * The candidate's dashboard in a range that the address names: what waits for an answer, the state of the applications,
 * favourite and recommended jobs, and news (DASH-29 to DASH-32). Applications that still run are of every time.
 */
export function CandidateDashboard({ title, standingOf, invited, waiting, news }: CandidateDashboardProps) {
  const { range, asked, choose } = useRange(periods);
  const assigned = useQuery(candidateJobsQuery('assigned', asked, shownRows));
  const applied = useQuery(candidateJobsQuery('applied', asked, shownRows));
  const favorite = useQuery(candidateJobsQuery('favorite', asked, shownRows));
  const recommended = useQuery(candidateJobsQuery('recommended', asked, shownRows));
  const queries = { assigned, applied, favorite, recommended };
  const ever = useQuery(ownJobsCountQuery);
  const isNew = ever.data === 0;
  const listOf = (scope: CandidateScope) => `${paths.jobs()}?${new URLSearchParams({ scope, range }).toString()}`;
  const listing = (scope: CandidateScope) => (
    <Listing
      title={lists[scope].title}
      query={queries[scope]}
      all={{ to: listOf(scope), label: 'Show all' }}
      empty={lists[scope].empty}
      rowKey={({ job }) => job.id}
      row={(own) => <OwnJob own={own} standing={standingOf(own)} />}
    />
  );
  const allCame = useAllCame(candidateJobKeys.dashboards);
  return (
    <DashboardLayout
      coming={!allCame && <Coming />}
      head={
        <PageHead
          title={title}
          {...(isNew && { lead: 'What do you want to do first?' })}
          actions={
            <>
              {!isNew && (
                <Segments
                  label="Time"
                  options={periods.map((value) => ({ value, label: rangeLabels[value] }))}
                  value={range}
                  onChange={choose}
                />
              )}
              <ButtonLink to={paths.findJobs()} kind="primary" icon={<Search aria-hidden />}>
                Find jobs
              </ButtonLink>
            </>
          }
        />
      }
      first={waiting}
      stats={
        !isNew && (
          <>
            <Count label="Jobs" query={ever} count={ever.data} to={paths.jobs()} />
            {(['assigned', 'applied', 'favorite', 'recommended'] as const).map((scope) => (
              <Count
                key={scope}
                label={lists[scope].count}
                query={queries[scope]}
                count={queries[scope].data?.meta.total}
                to={listOf(scope)}
              />
            ))}
          </>
        )
      }
    >
      <div className="stack">
        {isNew ? (
          <NextSteps of="candidate" />
        ) : (
          <>
            {listing('assigned')}
            {listing('applied')}
          </>
        )}
      </div>
      <div className="stack">
        {!isNew && listing('recommended')}
        {!isNew && listing('favorite')}
        {news}
        {invited(asked)}
      </div>
    </DashboardLayout>
  );
}

function OwnJob({
  own: { job, jobStatus },
  standing,
}: {
  own: Application;
  standing: { word: string; meaning: Meaning } | undefined;
}) {
  return (
    <ListingRow to={paths.job(job.id)} title={job.title} facts={[companyOf(job), placeOf(job), payOf(job)[0]]}>
      {standing ? (
        <StatePill meaning={standing.meaning}>{standing.word}</StatePill>
      ) : (
        jobStatus === 'closed' && <StatePill>Closed</StatePill>
      )}
    </ListingRow>
  );
}

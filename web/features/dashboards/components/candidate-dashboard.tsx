import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '../../../../shared/model/application.ts';
import { companyOf, payOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { StatePill, type Meaning } from '../../../ui/text/state-pill.tsx';
import { candidateJobsQuery, type CandidateScope, shownRows } from '../queries/jobs.ts';
import { Count } from './count.tsx';
import { Listing, ListingRow } from './listing.tsx';
import { NextSteps } from './next-steps.tsx';

interface CandidateDashboardProps {
  title: string;
  /** Renders the candidate's status on a job in the words of the job's page. */
  standingOf: (own: Application) => { word: string; meaning: Meaning } | undefined;
  /** The list of candidates invited by mail (DASH-35). */
  invited: ReactNode;
  news: ReactNode;
}

const lists: Record<CandidateScope, { title: string; count: string; empty: { title: string; text: string } }> = {
  assigned: {
    title: 'Your applications',
    count: 'Put forward',
    empty: {
      title: 'No recruiter has put you forward yet',
      text: 'Once a recruiter accepts an application of yours, its progress appears here.',
    },
  },
  applied: {
    title: 'Applied',
    count: 'Applied',
    empty: { title: 'You have not applied to a job yet', text: 'Find one that fits and press Apply now.' },
  },
  favorite: {
    title: 'Favourites',
    count: 'Favourites',
    empty: { title: 'No favourite jobs yet', text: 'Press a job’s star to save it for later.' },
  },
};

/** The candidate's dashboard: the state of the applications, favourite jobs, and news (DASH-29 to DASH-31). */
export function CandidateDashboard({ title, standingOf, invited, news }: CandidateDashboardProps) {
  const assigned = useQuery(candidateJobsQuery('assigned', shownRows));
  const applied = useQuery(candidateJobsQuery('applied', shownRows));
  const favorite = useQuery(candidateJobsQuery('favorite', shownRows));
  const queries = { assigned, applied, favorite };
  const isNew = Object.values(queries).every(({ data }) => data?.meta.total === 0);
  const listing = (scope: CandidateScope) => (
    <Listing
      title={lists[scope].title}
      query={queries[scope]}
      all={{ to: `${paths.jobs()}?scope=${scope}`, label: 'Show all' }}
      empty={lists[scope].empty}
      rowKey={({ job }) => job.id}
      row={(own) => <OwnJob own={own} standing={standingOf(own)} />}
    />
  );
  return (
    <DashboardLayout
      head={
        <PageHead
          title={title}
          {...(isNew && { lead: 'What do you want to do first?' })}
          actions={
            <ButtonLink to={paths.findJobs()} kind="primary" icon={<Search aria-hidden />}>
              Find jobs
            </ButtonLink>
          }
        />
      }
      stats={
        !isNew && (
          <>
            {(['assigned', 'applied', 'favorite'] as const).map((scope) => (
              <Count
                key={scope}
                label={lists[scope].count}
                query={queries[scope]}
                count={queries[scope].data?.meta.total}
                to={`${paths.jobs()}?scope=${scope}`}
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
        {!isNew && listing('favorite')}
        {news}
        {invited}
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

import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import type { Application } from '../../../../shared/model/application.ts';
import { closingOf, companyOf, payOf, workplaceInWords } from '../../../../shared/rules/job-words.ts';
import { rowsOf } from '../../../api/paging.ts';
import { useState, type ReactNode } from 'react';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import type { AskedRange } from '../../../common/lists/use-range.ts';
import { MatchLine } from '../../../common/match/match-line.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { CardList } from '../../../ui/layouts/layouts.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { candidateJobsQuery, type JobScope } from '../queries/candidate-jobs.ts';
import { isDated, standingOf } from '../model/standing.ts';
import { FavoriteStar } from './favorite-star.tsx';
import './own-jobs.css';

const empty: Record<JobScope, { title: string; text: string; action?: ReactNode }> = {
  applied: {
    title: 'You have not applied to a job yet',
    text: 'Find one that fits and press Apply now. Every step will appear here.',
  },
  assigned: {
    title: 'Nothing is under way yet',
    text: 'Jobs appear here once a recruiter or the hiring manager takes up your application, or a recruiter puts you forward.',
  },
  favorite: { title: 'No favourite jobs yet', text: 'Press a job’s star to save it for later.' },
  recommended: {
    title: 'No recommended jobs yet',
    text: 'Jobs are recommended by the skills, pay and place in your profile. Add what you can do and where you live.',
    action: (
      <ButtonLink kind="primary" to={paths.profile()}>
        Complete your profile
      </ButtonLink>
    ),
  },
};

function OwnJob({ row }: { row: Application }) {
  const { job } = row;
  const standing = standingOf(row);
  const [now] = useState(() => Date.now());
  const isClosed = row.jobStatus === 'closed';
  // Whoever has applied need not hurry any more.
  const closing = standing || isClosed ? undefined : closingOf(job, now);
  return (
    <li className="own-job">
      <Link to={paths.job(job.id)} kind="plain" className="own-job-link" data-row>
        <strong>{job.title}</strong>
        <span className="own-job-facts">
          <ShortFacts facts={[companyOf(job), workplaceInWords(job), ...payOf(job), ...(closing ? [closing] : [])]} />
        </span>
      </Link>
      {(standing || isClosed) && (
        <span className="own-job-state">
          <StatePill meaning={standing?.meaning}>{standing?.word ?? 'Closed'}</StatePill>
          {standing && isDated(row) && <RelativeTime at={row.since} className="faint" />}
        </span>
      )}
      <FavoriteStar jobId={job.id} title={job.title} isOn={row.isFavorite} />
      <MatchLine match={row.match ?? null} />
    </li>
  );
}

/** The candidate's jobs of one kind, of a range if one is asked for, in every state of the list. */
export function OwnJobs({ scope, asked }: { scope: JobScope; asked: Partial<AskedRange> }) {
  const list = useInfiniteQuery(candidateJobsQuery(scope, asked));
  const rows = rowsOf(list.data);
  if (list.isPending) return <SkeletonRows />;
  if (list.error && rows.length === 0) return <LoadFailure title="Your jobs could not be loaded" query={list} />;
  if (rows.length === 0 && asked.range)
    return (
      <EmptyState icon={<BriefcaseBusiness aria-hidden />} title="None in this period">
        Choose a longer time, or All.
      </EmptyState>
    );
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden />}
        title={empty[scope].title}
        action={
          empty[scope].action ?? (
            <ButtonLink kind="primary" to={paths.findJobs()}>
              Find jobs
            </ButtonLink>
          )
        }
      >
        {empty[scope].text}
      </EmptyState>
    );
  }
  return (
    <>
      <CardList label="Your jobs">
        {rows.map((row) => (
          <OwnJob key={row.job.id} row={row} />
        ))}
      </CardList>
      <MoreOfList list={list} noun="jobs" />
    </>
  );
}

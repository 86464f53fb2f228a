import { useInfiniteQuery } from '@tanstack/react-query';
import type { SlowReason } from '../../../../shared/constants/dashboard.ts';
import type { SlowJob } from '../../../../shared/model/dashboard.ts';
import type { CandidateWait } from '../../../../shared/rules/waits-for.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { formatShortDate } from '../../../ui/text/short-dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { everySlowJob, slowJobsQuery } from '../queries/slow-jobs.ts';
import { JobRow } from './job-row.tsx';
import { PagedCard } from './paged-card.tsx';

interface Words {
  says: (count: number) => string;
  /** The list of those whom the count counts; none where it counts nobody. */
  counted?: (jobId: number) => string;
  /** The one thing to do about it, and where. */
  action: { label: string; to: (jobId: number) => string };
}

const boardOf = (waits: CandidateWait) => (jobId: number) => `${paths.jobCandidates(jobId)}?waits=${waits}`;

const words: Record<SlowReason, Words> = {
  manager: {
    says: (count) => `${countOf(count, 'candidate')} ${count === 1 ? 'waits' : 'wait'} for you`,
    counted: boardOf('manager'),
    action: { label: 'Decide', to: boardOf('manager') },
  },
  interview_undated: {
    says: (count) => `${countOf(count, 'interview')} ${count === 1 ? 'has' : 'have'} no date`,
    counted: boardOf('interview_undated'),
    action: { label: 'Set a date', to: boardOf('interview_undated') },
  },
  interview_ahead: {
    says: (count) => `${countOf(count, 'interview')} to come`,
    counted: boardOf('interview_ahead'),
    action: { label: 'See candidates', to: boardOf('interview_ahead') },
  },
  none_in_process: {
    // Without a number, because some of the job's candidates may hide from its manager.
    says: () => 'No candidate is submitted or interviewing',
    action: { label: 'See candidates', to: paths.jobCandidates },
  },
  no_candidates: {
    says: () => 'Nobody is on it yet',
    action: { label: 'Recommend it', to: paths.job },
  },
};

/** What each of the manager’s open jobs waits for now, the one open longest first, with what to do about it. */
export function SlowJobs() {
  const query = useInfiniteQuery(slowJobsQuery);
  return (
    <PagedCard
      title="What slows your open jobs"
      counts="Each open job, the longest open first, and what it waits for now: you before anybody else, then interviews, then candidates. It does not depend on the chosen time."
      noun="jobs"
      none="No job is open."
      query={query}
      csv={{
        name: 'open-jobs',
        rows: () =>
          csvPages(['Job', 'Client', 'Posted', 'Waits for', 'Since or until'], everySlowJob(), (row) => [
            row.title,
            row.company,
            isoDay(row.createdAt),
            words[row.reason].says(row.count),
            row.since && isoDay(row.since),
          ]),
      }}
    >
      {(row: SlowJob) => {
        const { says, counted, action } = words[row.reason];
        return (
          <JobRow
            key={row.jobId}
            job={row}
            says={
              <>
                {counted ? (
                  <Link to={counted(row.jobId)} kind="plain" className="figure-link">
                    {says(row.count)}
                  </Link>
                ) : (
                  says(row.count)
                )}
                <When row={row} />
                <Openings row={row} />
              </>
            }
            end={
              <Link to={action.to(row.jobId)} aria-label={`${action.label}, ${row.title}`}>
                {action.label}
              </Link>
            }
          />
        );
      }}
    </PagedCard>
  );
}

function Openings({ row }: { row: SlowJob }) {
  const words = openingsWords(row);
  return words ? <> · {words}</> : null;
}

function When({ row: { reason, since, createdAt } }: { row: SlowJob }) {
  if (reason === 'interview_ahead') return since && <>, next on {formatShortDate(since)}</>;
  return (
    <span className="faint">
      {since ? ' since ' : ' posted '}
      <RelativeTime at={since ?? createdAt} />
    </span>
  );
}

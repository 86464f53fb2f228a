import { useInfiniteQuery } from '@tanstack/react-query';
import type { SlowReason } from '../../../../shared/constants/dashboard.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { SlowJob } from '../../../../shared/model/dashboard.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { formatShortDate } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { everySlowJob, slowJobsQuery } from '../queries/slow-jobs.ts';
import { PagedCard } from './paged-card.tsx';

interface Words {
  says: (count: number) => string;
  /** The one thing to do about it, and where. */
  action: { label: string; to: (jobId: number) => string };
}

const words: Record<SlowReason, Words> = {
  manager: {
    says: (count) => `${countOf(count, 'candidate')} ${count === 1 ? 'waits' : 'wait'} for you`,
    action: { label: 'Decide', to: paths.jobCandidates },
  },
  interview_undated: {
    says: (count) => `${countOf(count, 'interview')} ${count === 1 ? 'has' : 'have'} no date`,
    action: { label: 'Set a date', to: paths.jobCandidates },
  },
  interview_ahead: {
    says: (count) => `${countOf(count, 'interview')} to come`,
    action: { label: 'See candidates', to: paths.jobCandidates },
  },
  none_in_process: {
    says: (count) => `None of ${countOf(count, 'candidate')} is submitted or interviewing`,
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
            row.createdAt,
            words[row.reason].says(row.count),
            row.since,
          ]),
      }}
    >
      {(row: SlowJob) => (
        <li key={row.jobId}>
          <span className="figure-row">
            <Link to={paths.job(row.jobId)} kind="plain" className="listing-title">
              {row.title}
            </Link>
            <span className="listing-facts">
              {row.company ?? productName} · {words[row.reason].says(row.count)} <When row={row} />
            </span>
          </span>
          <span className="listing-end">
            <Link
              to={words[row.reason].action.to(row.jobId)}
              aria-label={`${words[row.reason].action.label}, ${row.title}`}
            >
              {words[row.reason].action.label}
            </Link>
          </span>
        </li>
      )}
    </PagedCard>
  );
}

function When({ row: { reason, since, createdAt } }: { row: SlowJob }) {
  if (reason === 'interview_ahead') return since && <>, next on {formatShortDate(since)}</>;
  return (
    <span className="faint">
      {since ? 'since ' : 'posted '}
      <RelativeTime at={since ?? createdAt} />
    </span>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { confidentialClient } from '../../../../shared/rules/job-words.ts';
import type { ClientClosure, ClosedJobRow } from '../../../../shared/model/dashboard.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { csvPages } from '../../../common/lists/csv-button.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { formatShortDate } from '../../../ui/text/short-dates.ts';
import { daysWords } from '../model/figure-words.ts';
import { closedJobsQuery, closuresQuery, everyPageOf, type OfRange } from '../queries/figures.ts';
import { PartLink } from './figure-link.tsx';
import { PagedCard } from './paged-card.tsx';

const nameOf = (person: PersonReference | null, former: string) => (person ? fullName(person) : former);

/** The jobs that were closed in the range, with who was hired (DASH-05, DASH-21, DASH-24). */
export function ClosedJobs(scope: OfRange) {
  const query = useInfiniteQuery(closedJobsQuery(scope));
  return (
    <PagedCard
      title="Closed jobs"
      counts="Jobs that were closed in this period, also those that were opened again later, and hires for one of several openings."
      noun="jobs"
      none="No job was closed in this period."
      query={query}
      csv={{
        name: 'closed-jobs',
        rows: () =>
          csvPages(
            ['Job', 'Client', 'Closed', 'Days open', 'Hired', 'Recruiter', 'Points'],
            everyPageOf.closedJobs(scope),
            (row) => [
              row.title,
              row.company,
              isoDay(row.closedAt),
              row.days,
              row.isHire ? nameOf(row.candidate, row.isWithheld ? 'Somebody' : 'A former candidate') : null,
              row.recruiter && fullName(row.recruiter),
              row.points,
            ],
          ),
      }}
    >
      {(row: ClosedJobRow) => (
        <li key={`${row.jobId} ${row.closedAt}`}>
          <span className="figure-row">
            <Link to={paths.job(row.jobId)} kind="plain" className="listing-title">
              {row.title}
            </Link>
            <span className="listing-facts">
              <Outcome row={row} />
            </span>
          </span>
          <span className="listing-end numeric">
            {formatShortDate(row.closedAt)} <span className="faint">open {daysWords(row.days)}</span>
          </span>
        </li>
      )}
    </PagedCard>
  );
}

/** How a job ended. Each name keeps its own direction, so that one in Arabic or Hebrew turns no words around it. */
function Outcome({ row: { isHire, candidate, recruiter, company, staysOpen, isWithheld } }: { row: ClosedJobRow }) {
  const client = <bdi>{company ?? confidentialClient}</bdi>;
  if (!isHire) return <>{client} · closed without a hire</>;
  return (
    <>
      {client} · <bdi>{nameOf(candidate, isWithheld ? 'somebody' : 'a former candidate')}</bdi> was hired
      {staysOpen && ' for one of its openings'}
      {recruiter && (
        <>
          , put forward by <bdi>{fullName(recruiter)}</bdi>
        </>
      )}
    </>
  );
}

function clientOf({ clientId, company, isWithheld }: ClientClosure): string {
  if (isWithheld) return 'Of managers who do not work with you';
  return clientId === null ? 'Without a client' : (company ?? 'A former client');
}

/** How many of each client's closed jobs ended with a hire (DASH-06, DASH-18). */
export function ClientClosures(scope: OfRange & { of: 'manager' | 'super_manager' }) {
  const query = useInfiniteQuery(closuresQuery(scope));
  return (
    <PagedCard
      title="Hires by client"
      counts="Of each client’s jobs that were closed in this period, how many were closed with a hire."
      noun="clients"
      none="No client’s job was closed in this period."
      query={query}
      csv={{
        name: 'hires-by-client',
        rows: () =>
          csvPages(['Client', 'Closed', 'Closed with a hire'], everyPageOf.closures(scope), (row) => [
            clientOf(row),
            row.closed,
            row.hired,
          ]),
      }}
    >
      {(row: ClientClosure) => (
        <li key={row.isWithheld ? 'withheld' : (row.clientId ?? 0)}>
          <span className="figure-row listing-title">{clientOf(row)}</span>
          <span className="listing-end numeric">
            {row.isWithheld ? (
              `${row.hired} of ${row.closed}`
            ) : (
              <PartLink
                part={{ figure: 'hired', by: { client: row.clientId ?? 'none' }, value: row.hired }}
                cases={{ figure: 'closed', by: { client: row.clientId ?? 'none' }, value: row.closed }}
                label={`jobs of ${clientOf(row)} closed with a hire`}
              />
            )}{' '}
            closed with a hire
          </span>
        </li>
      )}
    </PagedCard>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClientClosure, ClosedJobRow, RankedPerson } from '../../../../shared/model/dashboard.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { productName } from '../../../../shared/constants/product.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { MoreRows } from '../../../ui/tables/more-rows.tsx';
import { formatShortDate } from '../../../ui/text/dates.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { daysWords, shareWords } from '../figure-words.ts';
import type { AskedRange, DashboardOf } from '../queries/figures.ts';
import { closedJobsQuery, closuresQuery, topPeopleQuery } from '../queries/figures.ts';

interface OfRange {
  of: DashboardOf;
  asked: AskedRange;
}

const nameOf = (person: PersonReference | null, former: string) =>
  person ? `${person.firstName} ${person.lastName}` : former;

/** The jobs that were closed in the range, with who was hired (DASH-05, DASH-21, DASH-24). */
export function ClosedJobs({ of, asked }: OfRange) {
  const query = useInfiniteQuery(closedJobsQuery(of, asked));
  return (
    <PagedCard title="Closed jobs" noun="jobs" none="No job was closed in this time." query={query}>
      {(row: ClosedJobRow) => (
        <li key={`${row.jobId} ${row.closedAt}`}>
          <span className="figure-row">
            <Link to={paths.job(row.jobId)} kind="plain" className="listing-title">
              {row.title}
            </Link>
            <span className="listing-facts">{outcomeOf(row)}</span>
          </span>
          <span className="listing-end numeric">
            {formatShortDate(row.closedAt)} <span className="faint">open {daysWords(row.days)}</span>
          </span>
        </li>
      )}
    </PagedCard>
  );
}

function outcomeOf({ isHire, candidate, recruiter, company }: ClosedJobRow): string {
  const client = company ?? productName;
  if (!isHire) return `${client} · closed without a hire`;
  const by = recruiter ? `, put forward by ${nameOf(recruiter, '')}` : '';
  return `${client} · ${nameOf(candidate, 'a former candidate')} was hired${by}`;
}

/** How many of each client's closed jobs ended with a hire (DASH-06, DASH-18). */
export function ClientClosures({ of, asked }: OfRange & { of: 'manager' | 'super_manager' }) {
  const query = useInfiniteQuery(closuresQuery(of, asked));
  return (
    <PagedCard title="Hires by client" noun="clients" none="No client’s job was closed in this time." query={query}>
      {({ clientId, company, closed, hired }: ClientClosure) => (
        <li key={clientId ?? 0}>
          <span className="figure-row listing-title">
            {clientId === null ? 'Without a client' : (company ?? 'A former client')}
          </span>
          <span className="listing-end numeric">
            {shareWords({ movedOn: hired, rejected: closed - hired })} closed with a hire
          </span>
        </li>
      )}
    </PagedCard>
  );
}

interface PagedCardProps<R> {
  title: string;
  noun: string;
  none: string;
  query: UseInfiniteQueryResult<InfiniteData<{ data: R[]; meta: { total: number } }>>;
  children: (row: R) => ReactNode;
}

function PagedCard<R>({ title, noun, none, query, children }: PagedCardProps<R>) {
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card title={title} flush>
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && !query.data && (
        <ErrorState
          title={`${title} could not be loaded`}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && rows.length === 0 && <p className="figures-none">{none}</p>}
      {rows.length > 0 && (
        <>
          <ul className="listing" aria-label={title}>
            {rows.map(children)}
          </ul>
          {query.hasNextPage && (
            <MoreRows
              shown={rows.length}
              total={query.data?.pages[0]?.meta.total ?? rows.length}
              noun={noun}
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              failed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
            />
          )}
        </>
      )}
    </Card>
  );
}

/** The first ten people by hires, then points (DASH-07, DASH-08, DASH-20, DASH-28). */
export function TopPeople({ of, asked, whom }: OfRange & { whom: 'topRecruiters' | 'topManagers' }) {
  const { data, error, isPending, refetch } = useQuery(topPeopleQuery(whom, of, asked));
  const title = whom === 'topManagers' ? 'Managers with the most hires' : 'Recruiters with the most hires';
  return (
    <Card title={title} flush>
      {isPending && <SkeletonRows rows={3} />}
      {error && !data && (
        <ErrorState
          title="The ranking could not be loaded"
          message={failureMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="figures-none">No hire in this time.</p>}
      {data && data.length > 0 && (
        <ol className="listing" aria-label={title}>
          {data.map((row, at) => (
            <RankedRow
              key={row.person?.id ?? -at}
              row={row}
              former={whom === 'topManagers' ? 'A former manager' : 'A former recruiter'}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

function RankedRow({ row: { place, person, hires, points }, former }: { row: RankedPerson; former: string }) {
  return (
    <li>
      <span className="figure-row listing-title">
        <span className="faint numeric">{place}.</span> {nameOf(person, former)}
      </span>
      <span className="listing-end numeric">
        {countOf(hires, 'hire')} <span className="faint">{countOf(points, 'point')}</span>
      </span>
    </li>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { JobSort, RecruiterJobScope } from '../../../../shared/constants/job.ts';
import { recruiterJobScopes } from '../../../../shared/constants/job.ts';
import { placeLabel } from '../../../../shared/rules/pipeline-status.ts';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import type { RecruiterJobRow } from '../../../../shared/model/job.ts';
import { payOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { searchText } from '../../../../shared/rules/plain-text.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { JobSortSelect } from '../../../common/jobs/job-sort-select.tsx';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { idIn } from '../../../common/lists/id-in-address.ts';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { ListCsv, listFile, type FileColumn, type ListColumn } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { fullName } from '../../../common/people/person.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { formatDate, isoDay } from '../../../ui/text/dates.ts';
import { ShortFacts } from '../../../ui/text/short-facts.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { SelectOfMany } from '../../../ui/fields/select-of-many.tsx';
import { useReached } from '../../../ui/fields/use-reached.ts';
import { Tabs } from '../../../ui/layouts/tabs.tsx';
import { SelfAssignments } from '../components/self-assignments.tsx';
import {
  jobManagersQuery,
  jobsAndWaitingQuery,
  recruiterJobsQuery,
  type RecruiterJobsView,
} from '../queries/recruiter-jobs.ts';
import './recruiter-jobs.css';

const labels: Record<RecruiterJobScope, string> = { new: 'New', in_progress: 'In progress', closed: 'Closed' };
const empty: Record<RecruiterJobScope, { title: string; text: string }> = {
  new: { title: 'No new jobs', text: 'Jobs from your managers without a candidate of yours are listed here.' },
  in_progress: { title: 'No jobs in progress', text: 'A job moves here when you put a candidate forward.' },
  closed: { title: 'No closed jobs', text: 'Closed jobs from your managers are listed here.' },
};

const sorts: readonly JobSort[] = ['newest', 'points', 'waiting', 'title'];

/** `/jobs` of a recruiter: waiting applications, then the jobs by scope, searched and sorted (JOB-37). */
export function RecruiterJobsPage() {
  const [params, setParams] = useSearchParams();
  const status = recruiterJobScopes.find((one) => one === params.get('status')) ?? 'new';
  const q = searchText(params.get('q'), 100);
  const sort = sorts.find((one) => one === params.get('sort'));
  const managerId = idIn(params, 'manager');
  const change = (next: { status?: string; q?: string; sort?: string | undefined; manager?: string }) => {
    const entries = Object.entries({ status, q, sort, manager: managerId?.toString(), ...next }).filter(
      ([, value]) => value,
    );
    setParams(Object.fromEntries(entries) as Record<string, string>, { replace: true });
  };
  const search = useTypedSearch(q, (text) => change({ q: text }));
  const view = { ...(q && { q }), ...(managerId && { managerId }), ...(sort && { sort }) };
  const { isReached, ties } = useReached();
  const managers = useQuery({ ...jobManagersQuery, enabled: isReached || managerId !== undefined });
  const manager = managers.data?.find(({ id }) => id === managerId);
  const jobs = useInfiniteQuery(jobsAndWaitingQuery({ status, ...view }));
  const total = totalOf(jobs.data);
  const file = listFile(recruiterJobsQuery({ status, ...view }, rowsOfFile[status]), fileColumns[status]);
  return (
    <ListLayout
      head={
        <PageHead
          title="Jobs"
          actions={total > 0 && <ListCsv title={`${labels[status]} jobs`} file={file} total={total} />}
        />
      }
    >
      <PageTitle>Jobs</PageTitle>
      <SelfAssignments broughtBy={{ isReading: jobs.isFetching && !jobs.isFetchingNextPage }} />
      <FilterBar
        search={{ ...search, placeholder: 'Search title, client or city' }}
        folds
        reached={ties}
        active={
          managerId
            ? [
                {
                  key: 'manager',
                  label: `Manager: ${manager ? fullName(manager) : managers.isSuccess ? 'none of yours' : '…'}`,
                  onRemove: () => change({ manager: '' }),
                },
              ]
            : []
        }
      >
        <SelectOfMany
          label="Manager"
          placeholder="Any manager"
          options={managers.data?.map((one) => ({ value: one.id, label: fullName(one) }))}
          isError={managers.isError}
          value={managerId ?? ''}
          onChange={({ target }) => change({ manager: target.value })}
        />
        <JobSortSelect value={sort} sorts={sorts} onChange={(next) => change({ sort: next })} />
      </FilterBar>
      <Tabs
        label="Jobs"
        value={status}
        onChange={(next) => change({ status: next })}
        tabs={recruiterJobScopes.map((value) => ({
          value,
          label: labels[value],
          content: <Jobs view={{ status: value, ...view }} />,
        }))}
      />
    </ListLayout>
  );
}

const mostNamed = 2;

function OwnCandidates({ row: { candidates, moreCandidates } }: { row: RecruiterJobRow }) {
  const more = candidates.length - mostNamed + moreCandidates;
  return (
    <span className="own-candidates">
      {candidates.slice(0, mostNamed).map(({ candidateId, candidate, status, hired }) => (
        <span key={candidateId} className="own-candidate">
          <span className="truncate">{fullName(candidate)}</span>
          <StatePill meaning={statusMeaning[status]}>{placeLabel({ status, hired })}</StatePill>
        </span>
      ))}
      {more > 0 && <span className="faint">and {more} more</span>}
    </span>
  );
}

const columns: readonly ListColumn<RecruiterJobRow>[] = [
  {
    key: 'title',
    header: 'Job',
    cell: (row) => (
      <>
        {row.title}
        <span className="own-job-facts faint">
          <ShortFacts facts={[placeOf(row), ...payOf(row)]} />
        </span>
      </>
    ),
    text: (row) => row.title,
  },
  { key: 'place', header: 'Place', hideBelow: 992, cell: placeOf, text: placeOf },
  {
    key: 'pay',
    header: 'Pay',
    hideBelow: 992,
    cell: (row) => payOf(row).join(', ') || 'Not stated',
    text: (row) => payOf(row).join(', ') || 'Not stated',
  },
  {
    key: 'points',
    header: 'Points',
    numeric: true,
    width: '88px',
    cell: (row) => formatCount(row.points),
    text: (row) => row.points,
  },
  {
    key: 'posted',
    header: 'Posted',
    width: '120px',
    hideBelow: 480,
    cell: (row) => <RelativeTime at={row.createdAt} />,
    text: (row) => isoDay(row.createdAt),
  },
];

// Who is where on a job matters more than where the job is.
const inProgressColumns: Column<RecruiterJobRow>[] = [
  {
    key: 'title',
    header: 'Job',
    cell: (row) => (
      <>
        <span className="own-job-title">{row.title}</span>
        {row.silentSince && <span className="own-job-silent">No answer since {formatDate(row.silentSince)}</span>}
        <span className="own-candidates-below">
          <OwnCandidates row={row} />
        </span>
      </>
    ),
  },
  {
    key: 'candidates',
    header: 'Your candidates',
    width: '46%',
    hideBelow: 768,
    cell: (row) => <OwnCandidates row={row} />,
  },
  { key: 'points', header: 'Points', numeric: true, width: '88px', cell: (row) => formatCount(row.points) },
];

const ownCandidates: FileColumn<RecruiterJobRow> = {
  header: 'Your candidates',
  text: ({ candidates, moreCandidates }) =>
    [
      ...candidates.map((one) => `${fullName(one.candidate)} (${placeLabel(one)})`),
      ...(moreCandidates > 0 ? [`and ${moreCandidates} more`] : []),
    ].join('; '),
};
const silent: FileColumn<RecruiterJobRow> = {
  header: 'No answer since',
  text: ({ silentSince }) => silentSince && isoDay(silentSince),
};
const fileColumns: Record<RecruiterJobScope, readonly FileColumn<RecruiterJobRow>[]> = {
  new: columns,
  in_progress: [...columns, ownCandidates, silent],
  closed: columns,
};

// A page with fewer jobs names more of the candidates on each.
const rowsOfFile: Record<RecruiterJobScope, number> = { new: maxPerPage, in_progress: 25, closed: maxPerPage };

function Jobs({ view }: { view: RecruiterJobsView }) {
  const scope = view.status;
  const query = useInfiniteQuery(jobsAndWaitingQuery(view));
  const rows = rowsOf(query.data);
  if (query.isPending) return <SkeletonRows />;
  if (query.isError && !query.data) return <LoadFailure title="The jobs could not be loaded" query={query} />;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden />}
        title={view.q ? `No job matches “${view.q}” here` : empty[scope].title}
        action={scope === 'new' && !view.q && <ButtonLink to={paths.market()}>Find work</ButtonLink>}
      >
        {view.q ? 'Another word or another tab may show more.' : empty[scope].text}
      </EmptyState>
    );
  return (
    <>
      <Table
        caption={`${labels[scope]} jobs`}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => paths.job(row.id)}
        columns={scope === 'in_progress' ? inProgressColumns : columns}
      />
      <MoreOfList list={query} noun="jobs" />
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { RecruiterJobScope } from '../../../../shared/constants/job.ts';
import { recruiterJobScopes } from '../../../../shared/constants/job.ts';
import { payOf, placeOf } from '../../../../shared/rules/job-words.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf } from '../../../api/paging.ts';
import { ListLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { Tabs } from '../../../ui/layouts/tabs.tsx';
import { SelfAssignments } from '../components/self-assignments.tsx';
import { recruiterJobsQuery } from '../queries/recruiter-jobs.ts';

const labels: Record<RecruiterJobScope, string> = { new: 'New', in_progress: 'In progress', closed: 'Closed' };
const empty: Record<RecruiterJobScope, { title: string; text: string }> = {
  new: { title: 'No new jobs', text: 'Jobs from your managers without a candidate of yours are listed here.' },
  in_progress: { title: 'No jobs in progress', text: 'A job moves here when you put a candidate forward.' },
  closed: { title: 'No closed jobs', text: 'Closed jobs from your managers are listed here.' },
};

/** `/jobs` of a recruiter: waiting applications, then the jobs by scope (JOB-37). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const scope = recruiterJobScopes.find((one) => one === params.get('status')) ?? 'new';
  return (
    <ListLayout head={<PageHead title="Jobs" />}>
      <PageTitle>Jobs</PageTitle>
      <SelfAssignments />
      <Tabs
        label="Jobs"
        value={scope}
        onChange={(status) => setParams({ status }, { replace: true })}
        tabs={recruiterJobScopes.map((value) => ({ value, label: labels[value], content: <Jobs scope={value} /> }))}
      />
    </ListLayout>
  );
}

function Jobs({ scope }: { scope: RecruiterJobScope }) {
  const query = useInfiniteQuery(recruiterJobsQuery(scope));
  const rows = rowsOf(query.data);
  if (query.isPending) return <SkeletonRows />;
  if (query.isError && !query.data)
    return (
      <ErrorState
        title="The jobs could not be loaded"
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={<BriefcaseBusiness aria-hidden />} title={empty[scope].title}>
        {empty[scope].text}
      </EmptyState>
    );
  return (
    <>
      <Table
        caption={`${labels[scope]} jobs`}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => paths.job(row.id)}
        columns={[
          { key: 'title', header: 'Job', cell: (row) => row.title },
          { key: 'place', header: 'Place', hideBelow: 768, cell: placeOf },
          { key: 'pay', header: 'Pay', hideBelow: 992, cell: (row) => payOf(row).join(', ') || 'Not stated' },
          { key: 'points', header: 'Points', numeric: true, width: '88px', cell: (row) => formatCount(row.points) },
          {
            key: 'posted',
            header: 'Posted',
            width: '120px',
            hideBelow: 480,
            cell: (row) => <RelativeTime at={row.createdAt} />,
          },
        ]}
      />
      <MoreOfList list={query} noun="jobs" />
    </>
  );
}

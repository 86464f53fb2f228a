import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { rewardFormLabels } from '../../../../shared/constants/points.ts';
import type { LedgerEntry } from '../../../../shared/model/points.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { fullName } from '../../../common/people/person.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf } from '../../../api/paging.ts';
import { Card, Stat } from '../../../ui/layouts/card.tsx';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import type { Meaning } from '../../../ui/text/state-pill.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { RedeemForm } from '../components/redeem-form.tsx';
import { pointEntriesQuery, pointsQuery } from '../queries/points.ts';
import './points.css';

const pills: Record<NonNullable<LedgerEntry['status']>, { meaning: Meaning; label: string }> = {
  requested: { meaning: 'amber', label: 'Requested' },
  approved: { meaning: 'accent', label: 'Approved' },
  paid: { meaning: 'green', label: 'Paid' },
};

/** `/points`: a recruiter's balance, redeeming it, and the ledger that adds up to it (POINTS-14). */
export function Component() {
  const points = useQuery(pointsQuery);
  const entries = useInfiniteQuery(pointEntriesQuery);
  const rows = rowsOf(entries.data);
  return (
    <DashboardLayout
      head={<PageHead title="Points" lead="Every hire you bring earns the job’s bounty points." />}
      stats={
        <>
          <Stat label="Balance" value={points.data ? formatCount(points.data.balance) : '–'} meaning="violet" />
          <Stat label="Total earned" value={points.data ? formatCount(points.data.earned) : '–'} />
          <Stat label="Total redeemed" value={points.data ? formatCount(points.data.redeemed) : '–'} />
        </>
      }
    >
      <PageTitle>Points</PageTitle>
      <div className="points-page">
        <Card title="Redeem">
          {points.data ? (
            <RedeemForm balance={points.data.balance} />
          ) : points.isError ? (
            <ErrorState
              title="The balance could not be loaded"
              message={failureMessage(points.error)}
              onRetry={() => void points.refetch()}
            />
          ) : (
            <SkeletonRows rows={2} />
          )}
        </Card>
        <Card title="Ledger" flush>
          {entries.isPending && <SkeletonRows rows={5} />}
          {entries.isError && !entries.data && (
            <ErrorState
              title="The ledger could not be loaded"
              message={failureMessage(entries.error)}
              onRetry={() => void entries.refetch()}
            />
          )}
          {entries.data && rows.length === 0 && (
            <EmptyState icon={<Award aria-hidden />} title="No points yet">
              You earn a job’s points when a manager closes it with a candidate you put forward.
            </EmptyState>
          )}
          {rows.length > 0 && (
            <>
              <Table
                caption="Ledger"
                rows={rows}
                rowKey={(row) => row.id}
                columns={[
                  { key: 'what', header: 'What', cell: (row) => <What entry={row} /> },
                  {
                    key: 'points',
                    header: 'Points',
                    numeric: true,
                    width: '96px',
                    cell: (row) => `${row.points > 0 ? '+' : '−'}${formatCount(Math.abs(row.points))}`,
                  },
                  {
                    key: 'at',
                    header: 'When',
                    width: '112px',
                    hideBelow: 480,
                    cell: (row) => <RelativeTime at={row.at} />,
                  },
                ]}
              />
              {entries.hasNextPage && <MoreOfList list={entries} noun="entries" />}
            </>
          )}
        </Card>
      </div>
    </DashboardLayout>
  );
}

function What({ entry: { kind, job, candidate, status, reward } }: { entry: LedgerEntry }) {
  if (kind === 'award') return candidate && job ? `${fullName(candidate)} hired as ${job.title}` : 'Award';
  const form = reward ? ` as ${rewardFormLabels[reward].toLowerCase()}` : '';
  return (
    <>
      Redeemed{form} {status && <StatePill meaning={pills[status].meaning}>{pills[status].label}</StatePill>}
    </>
  );
}

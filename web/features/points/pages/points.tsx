import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Award, ReceiptText } from 'lucide-react';
import type { LedgerEntry } from '../../../../shared/model/points.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ListCsv, listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card, Stat } from '../../../ui/layouts/card.tsx';
import { DashboardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { RedeemForm } from '../components/redeem-form.tsx';
import { WhatHappened } from '../components/what-happened.tsx';
import { useLivePoints } from '../hooks/use-live-points.ts';
import { pointEntriesQuery, pointsQuery } from '../queries/points.ts';
import { whatOf } from '../model/statement-words.ts';
import './points.css';

const fileColumns: readonly FileColumn<LedgerEntry>[] = [
  { header: 'What', text: whatOf },
  { header: 'Points', text: ({ points }) => points },
  { header: 'When', text: ({ at }) => isoDay(at) },
];

const words = {
  hire: {
    lead: 'Every hire you bring earns the job’s bounty points.',
    howToEarn: 'You earn a job’s points when a manager closes it with a candidate you put forward.',
  },
  referral: {
    lead: 'When somebody you invited is hired, you earn a share of the job’s bounty points.',
    howToEarn: 'Invite people you know. When one of them is hired, your share of the job’s points appears here.',
  },
};

/** `/points` of a candidate, who earns by inviting others (PLUS-42). */
export function ReferralPointsPage() {
  useLivePoints();
  return <PointsPage by="referral" />;
}

/** `/points`: the balance of a recruiter or of a candidate who invites others, redeeming it, and the ledger that adds up to it (POINTS-14). */
export function PointsPage({ by = 'hire' }: { by?: 'hire' | 'referral' }) {
  const points = useQuery(pointsQuery);
  return (
    <DashboardLayout
      head={
        <PageHead
          title="Points"
          lead={words[by].lead}
          actions={
            <ButtonLink to={paths.statement()} icon={<ReceiptText aria-hidden />}>
              Monthly statement
            </ButtonLink>
          }
        />
      }
      stats={
        <>
          <Stat label="Balance" value={points.data ? formatCount(points.data.balance) : '–'} meaning="violet" />
          <Stat label="Available" value={points.data ? formatCount(points.data.available) : '–'} />
          <Stat label="Total earned" value={points.data ? formatCount(points.data.earned) : '–'} />
          <Stat label="Total redeemed" value={points.data ? formatCount(points.data.redeemed) : '–'} />
        </>
      }
    >
      <PageTitle>Points</PageTitle>
      <div className="points-page">
        <Card title="Redeem">
          {points.data ? (
            <RedeemForm points={points.data} />
          ) : points.isError ? (
            <LoadFailure title="The balance could not be loaded" query={points} />
          ) : (
            <SkeletonRows rows={2} />
          )}
        </Card>
        <Ledger howToEarn={words[by].howToEarn} />
      </div>
    </DashboardLayout>
  );
}

const columns: Column<LedgerEntry>[] = [
  { key: 'what', header: 'What', cell: (row) => <WhatHappened entry={row} /> },
  {
    key: 'points',
    header: 'Points',
    numeric: true,
    width: '96px',
    cell: ({ points }) => (points === 0 ? '0' : `${points > 0 ? '+' : '−'}${formatCount(Math.abs(points))}`),
  },
  { key: 'at', header: 'When', width: '112px', cell: (row) => <RelativeTime at={row.at} /> },
];

function Ledger({ howToEarn }: { howToEarn: string }) {
  const entries = useInfiniteQuery(pointEntriesQuery);
  const rows = rowsOf(entries.data);
  return (
    <Card
      title="Ledger"
      aside={
        rows.length > 0 && (
          <ListCsv title="Ledger" file={listFile(pointEntriesQuery, fileColumns)} total={totalOf(entries.data)} />
        )
      }
      flush
    >
      {entries.isPending && <SkeletonRows rows={5} />}
      {entries.isError && !entries.data && <LoadFailure title="The ledger could not be loaded" query={entries} />}
      {entries.data && rows.length === 0 && (
        <EmptyState icon={<Award aria-hidden />} title="No points yet">
          {howToEarn}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <Table caption="Ledger" asCards rows={rows} rowKey={(row) => row.id} columns={columns} />
          {entries.hasNextPage && <MoreOfList list={entries} noun="entries" />}
        </>
      )}
    </Card>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import type { CampaignJob } from '../../../../shared/model/campaign.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { formatShortDate } from '../../../ui/text/short-dates.ts';
import { campaignJobsQuery } from '../queries/campaigns.ts';

const nothing = <span className="faint">–</span>;

const columns: Column<CampaignJob>[] = [
  { key: 'title', header: 'Job', cell: ({ title }) => title },
  {
    key: 'client',
    header: 'Client',
    width: '28%',
    hideBelow: 768,
    cell: ({ client }) => (client ? <span className="ui-cell-lines">{client.companyName}</span> : nothing),
  },
  {
    key: 'city',
    header: 'City',
    width: '20%',
    hideBelow: 480,
    cell: ({ city }) => (city ? <span className="ui-cell-lines">{cityName(city)}</span> : nothing),
  },
  {
    key: 'posted',
    header: 'Posted',
    width: '96px',
    hideBelow: 992,
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/** The open jobs that a campaign gathers, as guests find them: by any manager, newest first (CAMP-02). */
export function CampaignJobs({ campaignId }: { campaignId: number }) {
  const list = useInfiniteQuery(campaignJobsQuery(campaignId));
  const jobs = rowsOf(list.data);
  return (
    <Card
      title="Jobs it gathers"
      aside={list.data && <span className="faint numeric">{formatCount(totalOf(list.data))}</span>}
      flush
    >
      {list.isPending && <SkeletonRows />}
      {list.isError && !list.data && <LoadFailure title="The jobs could not be loaded" query={list} />}
      {list.data && jobs.length === 0 && (
        <EmptyState title="No open job fits yet">
          Add skills or a wider proximity, or post a job that asks for one of its skills.
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <>
          <Table
            caption="Jobs it gathers"
            columns={columns}
            rows={jobs}
            rowKey={({ id }) => id}
            rowHref={({ id }) => paths.publicJob(id)}
          />
          <MoreOfList list={list} noun="jobs" />
        </>
      )}
    </Card>
  );
}

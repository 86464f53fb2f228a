import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { formatCount } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { Card } from '../../../ui/card.tsx';
import { ListLayout } from '../../../ui/layouts.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { CampaignTable } from '../components/campaign-table.tsx';
import { campaignsQuery } from '../queries/campaigns.ts';

/** `/campaigns`: the categories under which guests find a manager's jobs (CAMP-01). */
export function Component() {
  const list = useInfiniteQuery(campaignsQuery);
  const campaigns = rowsOf(list.data);
  const total = totalOf(list.data);
  return (
    <ListLayout head={<PageHead title="Campaigns" count={list.data && formatCount(total)} lead="The categories under which guests find your jobs." />}>
      <PageTitle>Campaigns</PageTitle>
      {list.isPending && (
        <Card flush>
          <SkeletonRows />
        </Card>
      )}
      {list.isError && !list.data && <ErrorState title="The campaigns could not be loaded" message={failureMessage(list.error)} onRetry={() => void list.refetch()} />}
      {list.data && campaigns.length === 0 && (
        <EmptyState icon={<Megaphone aria-hidden />} title="You have no campaigns yet">
          A campaign gathers jobs by place and skills into a category of the public job list.
        </EmptyState>
      )}
      {campaigns.length > 0 && (
        <>
          <CampaignTable campaigns={campaigns} />
          <MoreRows
            shown={campaigns.length}
            total={total}
            noun="campaigns"
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </ListLayout>
  );
}

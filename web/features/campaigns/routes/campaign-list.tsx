import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { CampaignTable } from '../components/campaign-table.tsx';
import { campaignsQuery } from '../queries/campaigns.ts';

/** `/campaigns`: the categories in which guests find a manager's jobs (CAMP-01). */
export function Component() {
  const list = useInfiniteQuery(campaignsQuery);
  return (
    <ListPage
      title="Campaigns"
      noun="campaigns"
      list={list}
      lead="The categories in which guests find your jobs."
      empty={
        <EmptyState icon={<Megaphone aria-hidden />} title="You have no campaigns yet">
          A campaign collects jobs by place and skills into a category of the public job list.
        </EmptyState>
      }
    >
      {(campaigns) => <CampaignTable campaigns={campaigns} />}
    </ListPage>
  );
}

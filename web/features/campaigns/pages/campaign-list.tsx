import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { campaignColumns, CampaignTable } from '../components/campaign-table.tsx';
import { campaignsQuery } from '../queries/campaigns.ts';

/** `/campaigns`: the categories in which guests find a manager's jobs (CAMP-01). */
export function CampaignListPage() {
  const list = useInfiniteQuery(campaignsQuery);
  const done = (useLocation().state as { done?: string } | null)?.done;
  const addButton = (
    <ButtonLink to={paths.editCampaign('new')} kind="primary" icon={<Plus aria-hidden />}>
      Add campaign
    </ButtonLink>
  );
  return (
    <ListPage
      title="Campaigns"
      noun="campaigns"
      list={list}
      file={listFile(campaignsQuery, campaignColumns)}
      lead="The categories in which guests find your jobs."
      actions={addButton}
      above={done && <Notice kind="done">{done}</Notice>}
      empty={
        <EmptyState icon={<Megaphone aria-hidden />} title="You have no campaigns yet" action={addButton}>
          A campaign collects jobs by place and skills into a category of the public job list.
        </EmptyState>
      }
    >
      {(campaigns) => <CampaignTable campaigns={campaigns} />}
    </ListPage>
  );
}

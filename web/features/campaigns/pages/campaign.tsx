import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { stateOf, titleOf } from '../model/campaign-words.ts';
import { CampaignFacts, CampaignForGuests } from '../components/campaign-facts.tsx';
import { CampaignJobs } from '../components/campaign-jobs.tsx';
import { LoadedCampaign } from '../components/loaded-campaign.tsx';
import { RemoveCampaignModal } from '../components/remove-campaign-modal.tsx';
import '../components/campaign-preview.css';

function ShownCampaign({ campaign }: { campaign: Campaign }) {
  const [isRemoving, setRemoving] = useState(false);
  const [now] = useState(() => Date.now());
  const done = (useLocation().state as { done?: string } | null)?.done;
  const { word, meaning } = stateOf(campaign, now);
  const title = titleOf(campaign);
  return (
    <RecordLayout
      head={
        <PageHead
          title={title}
          state={<StatePill meaning={meaning}>{word}</StatePill>}
          back={{ to: paths.campaigns(), label: 'Campaigns' }}
          actions={
            <>
              <ButtonLink to={paths.editCampaign(campaign.id)} kind="primary" icon={<Pencil aria-hidden />}>
                Edit
              </ButtonLink>
              <Button icon={<Trash2 aria-hidden />} onClick={() => setRemoving(true)}>
                Delete
              </Button>
            </>
          }
        />
      }
      facts={
        <>
          <CampaignForGuests campaign={campaign} now={now} />
          <CampaignFacts campaign={campaign} />
        </>
      }
    >
      <PageTitle>{title}</PageTitle>
      {done && <Notice kind="done">{done}</Notice>}
      <CampaignJobs campaignId={campaign.id} />
      {isRemoving && <RemoveCampaignModal campaign={campaign} onClose={() => setRemoving(false)} />}
    </RecordLayout>
  );
}

/** `/campaigns/view/{id}`: what guests see of a campaign, and the jobs it gathers (CAMP-02). */
export function CampaignPage() {
  return <LoadedCampaign withJobs>{(campaign) => <ShownCampaign campaign={campaign} />}</LoadedCampaign>;
}

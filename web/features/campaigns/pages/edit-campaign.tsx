import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { blankCampaign, fieldsOf } from '../model/campaign-fields.ts';
import { titleOf } from '../model/campaign-words.ts';
import { CampaignForm } from '../components/campaign-form.tsx';
import { LoadedCampaign } from '../components/loaded-campaign.tsx';
import { useSaveCampaign } from '../queries/campaigns.ts';

function NewCampaign() {
  const save = useSaveCampaign(undefined);
  const navigate = useNavigate();
  return (
    <FormLayout
      head={
        <PageHead
          title="Add campaign"
          lead="A category of the public job list that gathers jobs by skills and place."
          back={{ to: paths.campaigns(), label: 'Campaigns' }}
        />
      }
    >
      <PageTitle>Add campaign</PageTitle>
      <CampaignForm
        start={blankCampaign}
        action="Add campaign"
        cancelTo={paths.campaigns()}
        onSave={async (body) => {
          const { data } = await save.mutateAsync(body);
          await navigate(paths.campaigns(), { state: { done: `${titleOf(data)} was added.` } });
        }}
      />
    </FormLayout>
  );
}

function EditCampaign({ campaign }: { campaign: Campaign }) {
  const save = useSaveCampaign(campaign.id);
  const [opened, setOpened] = useState(campaign);
  // What others save reaches the form, which asks about fields that differ. The user's own save does not.
  if (campaign.version !== opened.version && !save.isPending && !save.isSuccess) setOpened(campaign);
  const start = useMemo(() => fieldsOf(opened), [opened]);
  const navigate = useNavigate();
  const title = `Edit ${titleOf(opened)}`;
  const back = paths.campaign(opened.id);
  return (
    <FormLayout head={<PageHead title={title} back={{ to: back, label: titleOf(opened) }} />}>
      <PageTitle>{title}</PageTitle>
      <CampaignForm
        edited={opened}
        start={start}
        action="Save changes"
        cancelTo={back}
        onSave={async (body) => {
          await save.mutateAsync(body);
          await navigate(back, { state: { done: 'Your changes are saved.' } });
        }}
      />
    </FormLayout>
  );
}

/** `/campaigns/edit/{id}`: the form of a campaign; `new` adds one and returns to the list (CAMP-03, CAMP-09). */
export function EditCampaignPage() {
  const { id } = useParams();
  if (id === 'new') return <NewCampaign />;
  return (
    <LoadedCampaign key={id}>{(campaign) => <EditCampaign key={campaign.id} campaign={campaign} />}</LoadedCampaign>
  );
}

import { useNavigate } from 'react-router-dom';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { RemovalModal } from '../../../common/forms/removal-modal.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { titleOf } from '../model/campaign-words.ts';
import { useRemoveCampaign } from '../queries/campaigns.ts';

/** Asks for confirmation before a campaign is permanently deleted, then opens the list (CAMP-10). */
export function RemoveCampaignModal({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const remove = useRemoveCampaign(campaign.id);
  const navigate = useNavigate();
  const title = titleOf(campaign);
  const onSuccess = () => void navigate(paths.campaigns(), { state: { done: `${title} was deleted.` } });
  return (
    <RemovalModal
      title={`Delete ${title}?`}
      action="Delete campaign"
      failed="The campaign could not be deleted"
      removal={remove}
      onRemove={() => remove.mutate(undefined, { onSuccess })}
      onClose={onClose}
    >
      Links to {paths.findJobsOf(campaign.name)} stop working. The jobs it gathers stay as they are. This cannot be
      undone.
    </RemovalModal>
  );
}

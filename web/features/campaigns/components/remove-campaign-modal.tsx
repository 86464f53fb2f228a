import { useNavigate } from 'react-router-dom';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { titleOf } from '../model/campaign-words.ts';
import { useRemoveCampaign } from '../queries/campaigns.ts';

/** Asks for confirmation before a campaign is permanently deleted, then opens the list (CAMP-10). */
export function RemoveCampaignModal({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const remove = useRemoveCampaign(campaign.id);
  const navigate = useNavigate();
  const title = titleOf(campaign);
  const onSuccess = () => void navigate(paths.campaigns(), { state: { done: `${title} was deleted.` } });
  return (
    <Modal
      title={`Delete ${title}?`}
      onClose={onClose}
      busy={remove.isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess })}>
            Delete campaign
          </Button>
        </>
      }
    >
      <div className="stack">
        {remove.error && <FailureNotice what="The campaign could not be deleted" error={remove.error} />}
        <p className="soft">
          Links to {paths.findJobsOf(campaign.name)} stop working. The jobs it gathers stay as they are. This cannot be
          undone.
        </p>
      </div>
    </Modal>
  );
}

import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import { newUpload, refuseForeignPicture } from './campaign-picture.ts';
import type { CampaignsStore } from './campaigns.store.ts';
import { changeCampaign } from './change-campaign.ts';
import type { CampaignReference } from './describe-campaign.ts';
import { describeCampaign } from './describe-campaign.ts';

interface Needs {
  campaignsStore: CampaignsStore;
  reference: CampaignReference;
  clock: Clock;
}

export const changeCampaignHandler = handler(
  contract.campaigns.changeCampaign,
  async ({ params, body, actor }, { campaignsStore, reference, clock }: Needs) => {
    const [before, campaigns] = await Promise.all([
      campaignsStore.campaign(actor.id, params.id),
      campaignsStore.campaignsOf(actor.id),
    ]);
    const facts = describeCampaign(body, reference);
    if (facts.image !== before.image) refuseForeignPicture(facts.image, actor);
    const change = changeCampaign(
      before,
      { facts, version: body.version },
      { actor, at: clock.now(), eventId: clock.newId(), campaigns },
    );
    await campaignsStore.saveChange(before, change, newUpload(facts.image, { owner: actor, shown: campaigns }));
    return change.campaign;
  },
);

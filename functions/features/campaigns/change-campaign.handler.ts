import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { newUpload, refuseForeignPicture } from './campaign-picture.ts';
import type { CampaignsStore } from './campaigns.store.ts';
import { changeCampaign } from './change-campaign.ts';
import { describeCampaign, type CampaignReference } from './describe-campaign.ts';

interface Needs {
  campaignsStore: CampaignsStore;
  reference: Omit<CampaignReference, 'tagById'> & { tagsOf: TagsOf };
  clock: Clock;
}

export const changeCampaignHandler = handler(
  contract.campaigns.changeCampaign,
  async ({ params, body, actor }, { campaignsStore, reference, clock }: Needs) => {
    const [before, campaigns, tagById] = await Promise.all([
      campaignsStore.campaign(actor.id, params.id),
      campaignsStore.campaignsOf(actor.id),
      reference.tagsOf(body.skills),
    ]);
    const facts = describeCampaign(body, { ...reference, tagById });
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

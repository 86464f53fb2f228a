import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { newUpload, refuseForeignPicture } from './campaign-picture.ts';
import type { CampaignsStore } from './campaigns.store.ts';
import { describeCampaign, type CampaignReference } from './describe-campaign.ts';
import { keys } from '../../platform/table/keys.ts';

interface Needs {
  campaignsStore: CampaignsStore;
  reference: Omit<CampaignReference, 'tagById'> & { tagsOf: TagsOf };
  clock: Clock;
}

export const addCampaignHandler = handler(
  contract.campaigns.addCampaign,
  async ({ body, actor }, { campaignsStore, reference, clock }: Needs) => {
    const tagById = await reference.tagsOf(body.skills);
    const facts = describeCampaign(body, { ...reference, tagById });
    refuseForeignPicture(facts.image, actor);
    const at = clock.now();
    const campaign = { ...facts, id: clock.newId(), version: 1, managerId: actor.id, createdAt: at };
    const data = { campaignId: campaign.id, managerId: actor.id, name: campaign.name };
    const event = eventOf('campaign-added', {
      id: clock.newId(),
      at,
      actor: eventActor(actor),
      subject: keys.campaignSubject(campaign.id),
      data,
    });
    const shown = facts.image === null ? [] : await campaignsStore.campaignsOf(actor.id);
    await campaignsStore.saveNew(campaign, event, newUpload(facts.image, { owner: actor, shown }));
    return campaign;
  },
);

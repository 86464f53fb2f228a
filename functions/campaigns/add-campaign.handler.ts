import { contract } from '../../shared/contract/contract.ts';
import type { City, Tag } from '../../shared/model/place.ts';
import { handler } from '../door/handler.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import type { CampaignsStore } from './campaigns.store.ts';
import { keys } from '../table/keys.ts';

interface Needs {
  campaignsStore: CampaignsStore;
  reference: {
    cityById(id: number): City | undefined;
    tagById(id: number): Tag | undefined;
    domainById(id: number): Tag | undefined;
  };
  clock: Clock;
}

export const addCampaignHandler = handler(
  contract.campaigns.addCampaign,
  async ({ body, actor }, { campaignsStore, reference, clock }: Needs) => {
    const { cityId, skills, ...facts } = body;
    const city = cityId === null ? null : reference.cityById(cityId);
    if (city === undefined) throw refuse.invalid('cityId', 'There is no such city');
    const tags = skills.map((id, row) => {
      const tag = reference.tagById(id);
      if (!tag) throw refuse.invalid(`skills.${row}`, 'There is no such skill');
      return tag;
    });
    for (const [row, id] of facts.domains.entries())
      if (!reference.domainById(id)) throw refuse.invalid(`domains.${row}`, 'There is no such domain');
    const at = clock.now();
    const campaign = {
      ...facts,
      id: clock.newId(),
      version: 1,
      managerId: actor.id,
      city,
      skills: tags,
      createdAt: at,
    };
    const data = { campaignId: campaign.id, managerId: actor.id, name: campaign.name };
    const event = eventOf('campaign-added', {
      id: clock.newId(),
      at,
      actor: eventActor(actor),
      subject: keys.campaignSubject(campaign.id),
      data,
    });
    await campaignsStore.saveNew(campaign, event);
    return campaign;
  },
);

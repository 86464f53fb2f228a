import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { campaignConditions } from '../../search/kinds/job-filter.ts';
import type { SearchIndex } from '../../search/port.ts';
import { domains } from '../lookups/data/domains.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { newUpload, refuseForeignPicture } from './campaign-picture.ts';
import type { CampaignsStore } from './campaigns.store.ts';
import { campaignRemoved } from './change-campaign.ts';
import { describeCampaign, type CampaignReference } from './describe-campaign.ts';

export const listCampaignsHandler = handler(
  contract.campaigns.listCampaigns,
  async ({ query, actor }, { campaignsStore }: { campaignsStore: CampaignsStore }) =>
    pageOf(await campaignsStore.campaignsOf(actor.id), query),
);

export const readCampaignHandler = handler(
  contract.campaigns.readCampaign,
  async ({ params, actor }, { campaignsStore }: { campaignsStore: CampaignsStore }) =>
    campaignsStore.campaign(actor.id, params.id),
);

interface AddCampaignNeeds {
  campaignsStore: CampaignsStore;
  reference: Omit<CampaignReference, 'tagById'> & { tagsOf: TagsOf };
  clock: Clock;
}

export const addCampaignHandler = handler(
  contract.campaigns.addCampaign,
  async ({ body, actor }, { campaignsStore, reference, clock }: AddCampaignNeeds) => {
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

export const removeCampaignHandler = handler(
  contract.campaigns.removeCampaign,
  async ({ params, actor }, { campaignsStore, clock }: { campaignsStore: CampaignsStore; clock: Clock }) => {
    const [campaign, campaigns] = await Promise.all([
      campaignsStore.campaign(actor.id, params.id),
      campaignsStore.campaignsOf(actor.id),
    ]);
    const event = campaignRemoved(campaign, { actor, at: clock.now(), eventId: clock.newId(), campaigns });
    await campaignsStore.remove(campaign, event);
    return { id: params.id };
  },
);

export const checkCampaignNameHandler = handler(
  contract.campaigns.checkCampaignName,
  async ({ query }, { campaignsStore }: { campaignsStore: CampaignsStore }) => {
    const owner = await campaignsStore.campaignNamed(query.name);
    return { isFree: owner === undefined || owner.id === query.id };
  },
);

export const listCampaignDomainsHandler = handler(contract.campaigns.listCampaignDomains, async () =>
  domains.map(({ id, name }) => ({ id, name })),
);

interface ListCampaignJobsNeeds {
  campaignsStore: CampaignsStore;
  jobSearch: SearchIndex;
  clock: Clock;
}

export const listCampaignJobsHandler = handler(
  contract.campaigns.listCampaignJobs,
  async ({ params, query, actor }, { campaignsStore, jobSearch, clock }: ListCampaignJobsNeeds) => {
    const campaign = await campaignsStore.campaign(actor.id, params.id);
    const { hits, total } = await jobSearch.search({
      where: { ...campaignConditions(campaign), endsAt: { from: Date.parse(clock.now()) } },
      sort: { by: 'createdAt' },
      ...query,
    });
    return { data: await campaignsStore.cardsOf(hits), meta: { total, ...query, campaign, domains: [...domains] } };
  },
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { domains } from '../lookups/data/domains.ts';
import { campaignConditions } from '../../search/kinds/job-filter.ts';
import type { SearchIndex } from '../../search/port.ts';
import type { CampaignsStore } from './campaigns.store.ts';

interface Needs {
  campaignsStore: CampaignsStore;
  jobSearch: SearchIndex;
  clock: Clock;
}

export const listCampaignJobsHandler = handler(
  contract.campaigns.listCampaignJobs,
  async ({ params, query, actor }, { campaignsStore, jobSearch, clock }: Needs) => {
    const campaign = await campaignsStore.campaign(actor.id, params.id);
    const { hits, total } = await jobSearch.search({
      where: { ...campaignConditions(campaign), endsAt: { from: Date.parse(clock.now()) } },
      sort: { by: 'createdAt' },
      ...query,
    });
    return { data: await campaignsStore.cardsOf(hits), meta: { total, ...query, campaign, domains: [...domains] } };
  },
);

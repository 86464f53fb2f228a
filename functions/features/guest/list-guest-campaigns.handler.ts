import { guest } from '../../../shared/contract/guest.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { pageOf } from '../../platform/door/page.ts';
import { domains } from '../lookups/data/domains.ts';
import type { SearchIndex } from '../../search/port.ts';
import { campaignCardOf } from './campaign-card.ts';
import { campaignsOfHost } from './campaigns-of-host.ts';
import type { GuestStore } from './guest.store.ts';
import { jobQuery } from './job-query.ts';

export const listGuestCampaignsHandler = handler(
  guest.listGuestCampaigns,
  async (
    { query },
    { guestStore, jobSearch, clock }: { guestStore: GuestStore; jobSearch: SearchIndex; clock: Clock },
  ) => {
    const now = clock.now();
    const { data, meta } = pageOf(campaignsOfHost(await guestStore.campaigns(now), query.hostname, domains), query);
    const cards = await Promise.all(
      data.map(async (campaign) => {
        const { total } = await jobSearch.search(
          jobQuery({ page: 1, perPage: 1 }, { campaign, city: undefined, now: Date.parse(now) }),
        );
        return campaignCardOf(campaign, total);
      }),
    );
    return { data: cards, meta };
  },
);

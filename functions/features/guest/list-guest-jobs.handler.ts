import { guest } from '../../../shared/contract/guest.ts';
import type { JobFacts } from '../../../shared/model/job.ts';
import type { City } from '../../../shared/model/place.ts';
import { matchedIn } from '../../../shared/rules/highlight.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { SearchIndex } from '../../search/port.ts';
import { campaignCardOf } from './campaign-card.ts';
import { campaignNamed } from './campaign-named.steps.ts';
import type { GuestStore } from './guest.store.ts';
import { jobQuery } from './job-query.ts';
import { listPreview } from './list-preview.ts';

interface Needs {
  guestStore: GuestStore;
  jobSearch: SearchIndex;
  cityById(id: number): City | undefined;
  clock: Clock;
}

export const listGuestJobsHandler = handler(
  guest.listGuestJobs,
  async ({ query }, { guestStore, jobSearch, cityById, clock }: Needs) => {
    const now = clock.now();
    const campaign = await campaignNamed(query.campaign, now, guestStore);
    const city = query.filter?.cityId === undefined ? undefined : cityById(query.filter.cityId);
    const found = await jobSearch.search(jobQuery(query, { campaign, city, now: Date.parse(now) }));
    const cards = await guestStore.cardsOf(found.hits);
    const distances = new Map(found.hits.map((hit) => [hit.id, hit.km]));
    return {
      // A search shows the words that were found; a plain list shows the beginning.
      data: cards.map((card) => ({
        ...card,
        desc: query.search ? card.desc : listPreview(card.desc),
        distance: distances.get(card.id) ?? null,
      })),
      meta: {
        total: found.total,
        page: query.page,
        perPage: query.perPage,
        currentCampaign: campaign ? campaignCardOf(campaign, found.total) : null,
        ...(query.facets ? { facets: facetsOf(found.facets) } : {}),
        ...(query.search ? { matched: matchedIn(cards.flatMap(textsOf), found.matched) } : {}),
      },
    };
  },
);

/** The texts of a card in which a visitor sees what was found. */
function textsOf({ title, desc, client, city, spheres }: JobFacts): string[] {
  return [
    title,
    desc,
    client?.companyName ?? '',
    city?.name ?? '',
    city?.state.name ?? '',
    ...spheres.map(({ name }) => name),
  ];
}

function facetsOf(facets: Record<string, { value: unknown; count: number }[]>): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(facets).map(([field, counts]) => [
      field,
      Object.fromEntries(counts.map(({ value, count }) => [String(value), count])),
    ]),
  );
}

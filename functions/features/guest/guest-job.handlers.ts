import { guest } from '../../../shared/contract/guest.ts';
import type { JobFacts } from '../../../shared/model/job.ts';
import type { City } from '../../../shared/model/place.ts';
import { matchedIn } from '../../../shared/rules/highlight.ts';
import { isInBounds } from '../../../shared/rules/map-bounds.ts';
import { isOpenJob, whyNotOpen } from '../../../shared/rules/open-job.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { SearchIndex } from '../../search/port.ts';
import { domains } from '../lookups/data/domains.ts';
import { campaignNamed } from '../../domain/jobs/campaign-named.ts';
import { campaignsOfHost } from './campaigns-of-host.ts';
import { companyFacts } from './company-facts.ts';
import type { GuestStore } from './guest.store.ts';
import { jobQuery, placesQuery } from '../../search/kinds/job-query.ts';
import { listPreview } from './list-preview.ts';
import { clustersOf, countriesOf } from './map-clusters.ts';
import type { Campaign, CampaignCard } from '../../../shared/model/campaign.ts';

/** As many items as one batch of the table reads. */
const mostPerRead = 100;

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
    const { company } = query.filter ?? {};
    const facts = company !== undefined && query.facets && (await factsOf(company, now, { guestStore, jobSearch }));
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
        ...(facts && { company: facts }),
        ...(query.search ? { matched: matchedIn(cards.flatMap(textsOf), found.matched) } : {}),
      },
    };
  },
);

/** What a company's newest open jobs, as many as one read of cards takes, say about it. */
async function factsOf(
  company: string,
  now: string,
  { guestStore, jobSearch }: Pick<Needs, 'guestStore' | 'jobSearch'>,
) {
  const request = { page: 1, perPage: mostPerRead, filter: { company, tagsMatch: 'any' as const } };
  const asked = jobQuery(request, { campaign: undefined, city: undefined, now: Date.parse(now) });
  const { hits, total } = await jobSearch.search(asked);
  const jobs = await guestStore.cardsOf(hits);
  return companyFacts(jobs, { total, ...(await guestStore.besides(jobs)) });
}

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

/** A job is counted by its city in the index, so no card is read. */
export const readGuestJobMapHandler = handler(
  guest.readGuestJobMap,
  async ({ query }, { guestStore, jobSearch, cityById, clock }: Needs) => {
    const now = clock.now();
    const campaign = await campaignNamed(query.campaign, now, guestStore);
    const city = query.filter?.cityId === undefined ? undefined : cityById(query.filter.cityId);
    const asked = jobQuery({ ...query, page: 1, perPage: 1 }, { campaign, city, now: Date.parse(now) });
    const { total, facets } = await jobSearch.search(placesQuery(asked));
    const cities = (facets['cityId'] ?? []).flatMap(({ value, count }) => {
      const found = cityById(Number(value));
      return found ? [{ city: found, count }] : [];
    });
    const { view } = query;
    return {
      total,
      placed: cities.reduce((sum, { count }) => sum + count, 0),
      clusters: clustersOf(
        cities.filter((one) => view === undefined || isInBounds(view, one.city)),
        query.zoom,
      ),
      countries: countriesOf(cities),
    };
  },
);

export const readGuestJobHandler = handler(
  guest.readGuestJob,
  async ({ params, refuse }, { guestStore, clock }: { guestStore: GuestStore; clock: Clock }) => {
    const job = await guestStore.job(params.id);
    if (!job) throw refuse.noSuch('job');
    if (!isOpenJob(job, clock.now())) throw refuse.gone(whyNotOpen(job));
    return job;
  },
);

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

/** A campaign as guests see it (GUEST-57). */
function campaignCardOf(
  { id, name, label, image, chatPropertyId, chatWidgetId }: Campaign,
  jobsCount: number,
): CampaignCard {
  return { id, name, label, image, jobsCount, chatPropertyId, chatWidgetId };
}

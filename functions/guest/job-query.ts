import type { GuestJobFilter } from '../../shared/contract/guest.ts';
import type { Campaign } from '../../shared/model/campaign.ts';
import type { City } from '../../shared/model/place.ts';
import { jobWishes } from '../search/kinds/job-filter.ts';
import type { Where } from '../search/kinds/wire-filter.ts';
import type { SearchQuery } from '../search/query.ts';

/** Kilometres around a chosen city when the visitor names none (GUEST-68). */
const usualProximity = 50;
const facets = ['employmentType', 'clearanceType', 'citizenship', 'travel', 'relocation', 'tagIds'] as const;

interface JobWish {
  page: number;
  perPage: number;
  search?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  order_by?: string | undefined;
  filter?: GuestJobFilter | undefined;
  facets?: boolean | undefined;
}

/** What a visitor's wish asks of the index; only jobs that have not ended by `now` (milliseconds) are found. */
export function jobQuery(
  wish: JobWish,
  { campaign, city, now }: { campaign: Campaign | undefined; city: City | undefined; now: number },
): SearchQuery {
  const filter = { ...wish.filter, proximity: wish.filter?.proximity ?? usualProximity };
  const placeOfCampaign: Where =
    campaign?.city && campaign.proximity && !wish.filter?.cityId
      ? { place: { lat: campaign.city.lat, lng: campaign.city.lng, km: campaign.proximity } }
      : {};
  const skills: Where =
    campaign && campaign.skills.length > 0 ? { campaignSkillIds: { anyOf: campaign.skills.map(({ id }) => id) } } : {};
  return {
    text: wish.search || undefined,
    asYouType: true,
    where: { ...skills, ...placeOfCampaign, ...jobWishes(filter, city), endsAt: { from: now } },
    sort: sortOf(wish, city !== undefined),
    page: wish.page,
    perPage: wish.perPage,
    facets: wish.facets ? facets : undefined,
  };
}

// Relevance needs a text and distance a place; without one the newest come first. A sort of a lone direction is by date
// (GUEST-15).
function sortOf({ search, order, order_by }: JobWish, hasPlace: boolean): SearchQuery['sort'] {
  const by = order_by ?? (order ? 'createdAt' : search ? 'relevance' : 'createdAt');
  if ((by === 'relevance' && !search) || (by === 'distance' && !hasPlace)) return { by: 'createdAt', direction: order };
  return { by, direction: order };
}

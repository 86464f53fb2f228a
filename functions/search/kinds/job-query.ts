import { oneDay } from '../../../shared/constants/time.ts';
import type { GuestJobFilter } from '../../../shared/contract/guest.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import type { City } from '../../../shared/model/place.ts';
import { askedExperience } from './asked-experience.ts';
import { campaignConditions, jobConditions } from './job-filter.ts';
import type { Where } from './wire-filter.ts';
import type { SearchQuery } from '../engine/engine.ts';

/** Kilometres around a chosen city when the visitor names none (GUEST-68); around the visitor there is no usual one. */
const usualProximity = 50;
/** `zip code 78701` and `78701-1234` ask for the code that jobs have. */
const aroundCode = /\b(?:zip|postal|pin)(?: ?code)?[ :#.]{1,3}(?=\d{5,6}\b)/gi;
const codeOfStreet = /(?<=\b\d{5})-\d{4}\b/g;
const facets = [
  'employmentType',
  'clearanceType',
  'citizenship',
  'travel',
  'relocation',
  'tagIds',
  'workplace',
  'shifts',
] as const;

interface JobListRequest {
  page: number;
  perPage: number;
  search?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  order_by?: string | undefined;
  filter?: GuestJobFilter | undefined;
  facets?: boolean | undefined;
}

/** A visitor's filter as a query of the index; only jobs that have not ended by `now` (milliseconds) match. */
export function jobQuery(
  request: JobListRequest,
  { campaign, city, now }: { campaign: Campaign | undefined; city: City | undefined; now: number },
): SearchQuery {
  const { near, cityId } = request.filter ?? {};
  const usual = near === undefined && cityId !== undefined ? usualProximity : 0;
  const filter = { ...request.filter, proximity: request.filter?.proximity ?? usual };
  // A city that the visitor chose replaces the campaign's.
  const gathered = campaign && campaignConditions(cityId ? { ...campaign, city: null } : campaign);
  const { text, years } = askedExperience(request.search?.replaceAll(aroundCode, '').replaceAll(codeOfStreet, ''));
  const chosen = jobConditions(filter, city);
  return {
    text: text || undefined,
    asYouType: true,
    where: {
      ...gathered,
      ...chosen,
      ...(years && { experienceYears: { ...years, ...chosen['experienceYears'] } }),
      ...postedSince(filter, now),
      endsAt: { from: now },
    },
    sort: sortOf(request, city !== undefined || near !== undefined),
    from: near,
    page: request.page,
    perPage: request.perPage,
    facets: request.facets ? facets : undefined,
  };
}

const postedSince = ({ postedWithin }: Pick<GuestJobFilter, 'postedWithin'>, now: number): Where =>
  postedWithin === undefined ? {} : { createdAt: { from: now - postedWithin * oneDay } };

/** More cities than any result has; each becomes part of a cluster. */
const everyCity = 100_000;

/** The same question, answered by how many jobs are in each city instead of by jobs. */
export function placesQuery({ text, where = {} }: SearchQuery): SearchQuery {
  const { cityId, ...others } = where;
  // A facet ignores the condition of its own field; the chosen city must still hold.
  const chosen: Where = cityId === undefined ? {} : { chosenCityId: cityId };
  return {
    text,
    asYouType: true,
    where: { ...others, ...chosen },
    perPage: 1,
    facets: ['cityId'],
    facetLimit: everyCity,
  };
}

// Relevance needs a text and distance a place; without them the newest come first. A direction without a field sorts by
// date (GUEST-15).
function sortOf({ search, order, order_by }: JobListRequest, hasPlace: boolean): SearchQuery['sort'] {
  const by = order_by ?? (order ? 'createdAt' : search ? 'relevance' : 'createdAt');
  if ((by === 'relevance' && !search) || (by === 'distance' && !hasPlace)) return { by: 'createdAt', direction: order };
  return { by, direction: order };
}

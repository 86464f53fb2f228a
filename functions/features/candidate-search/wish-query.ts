import type { ClearanceType } from '../../../shared/constants/job.ts';
import type { Citizenship } from '../../../shared/constants/work-authorization.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { City, Tag } from '../../../shared/model/place.ts';
import { associationsOf, type SkillPair } from '../../../shared/rules/associated-skills.ts';
import type { Onlooker } from '../../../shared/rules/hidden-from.ts';
import { usualKilometres } from '../../../shared/rules/city-distance.ts';
import { workStartedAt } from '../../../shared/rules/years-of-work.ts';
import type { SearchWish } from '../../../shared/validation/candidate-search.ts';
import {
  type CandidateFilter,
  candidateConditions,
  visibilityConditions,
  wantedSkills,
} from '../../search/kinds/candidate-filter.ts';
import type { Condition, SearchQuery } from '../../search/engine/engine.ts';
import type { Where } from '../../search/kinds/wire-filter.ts';
import { type AskedWish, askedWish } from './question/asked-wish.ts';
import type { CityMeant } from './question/place-words.ts';

/** What recruiters who are not verified see of everybody. */
const openTexts = ['title', 'skills', 'place'] as const;
const openFacets = ['current', 'tagIds', 'stateName'] as const;
const facets = ['current', 'tagIds', 'clearanceType', 'citizenship', 'relocation', 'stateName'] as const;

/** The look-ups that a search of candidates needs to find them. */
export interface SearchReference {
  cityById(id: number): City | undefined;
  cityMeant: CityMeant;
  /** The pairs of skills that every stage starts with. */
  skillPairs(): readonly SkillPair[];
}

/** A wish with its question read, its city, and `all` and absence made one. */
export interface PlainWish extends AskedWish {
  city: City | undefined;
  relocation: boolean | undefined;
  clearances: readonly ClearanceType[];
  authorisations: readonly Citizenship[];
  associations: ReadonlyMap<number, readonly number[]>;
}

/** The same with the skills that it names, as a match shows them. */
export interface NamedWish extends PlainWish {
  tags: readonly Tag[];
}

/** Looks up what a wish names, but for its skills: the index knows them by id, and unknown ones match nobody. */
export function plainWish(given: SearchWish, { cityById, cityMeant, skillPairs }: SearchReference): PlainWish {
  const wish = askedWish(given, cityMeant);
  const { cityId, relocation, clearanceType, citizenship } = wish.filter;
  return {
    ...wish,
    city: cityId === undefined ? undefined : cityById(cityId),
    relocation: relocation === 'all' ? undefined : relocation,
    clearances: clearanceType === undefined || clearanceType === 'all' ? [] : clearanceType,
    authorisations: citizenship === undefined || citizenship === 'all' ? [] : citizenship,
    associations: associationsOf(skillPairs()),
  };
}

/** The skills that a wish names, each once. */
export function tagIdsOf({ filter }: SearchWish): number[] {
  return [...new Set((filter.tagIds ?? []).map((one) => (typeof one === 'number' ? one : one.id)))];
}

/**
 * A wish as a query of the index, for this onlooker. `mine` are the candidates to whom the scope limits it; `now` is in ISO.
 */
export function wishQuery(
  wish: PlainWish,
  { viewer, mine, now }: { viewer: Onlooker; mine: readonly number[] | undefined; now: string },
): SearchQuery {
  const { filter, city } = wish;
  const wanted = wantedSkills(tagIdsOf(wish), wish.associations);
  const { workStartedFrom: _from, workStartedTo: _to, ...others } = filter;
  const plain: CandidateFilter = {
    ...others,
    tagIds: undefined,
    proximity: filter.proximity ?? (filter.cityId === undefined ? 0 : usualKilometres),
    relocation: wish.relocation,
    clearanceType: wish.clearances,
    citizenship: wish.authorisations,
    ...workStarts(filter, now),
  };
  const conditions = candidateConditions(plain, city, wanted);
  const text = [wish.search, filter.citizenshipDesc].filter(Boolean).join(' ');
  return {
    text: text || undefined,
    where: {
      ...conditions,
      ...besideCircles(conditions['place'], wish.circles),
      ...(wish.withoutLevels.length > 0 ? { levels: { noneOf: [...new Set(wish.withoutLevels)] } } : {}),
      ...visibilityConditions(viewer, { onlyKnown: !viewer.isVerified && asksForWishes(wish) }),
    },
    among: mine,
    fit: wanted.length > 0 ? { field: 'tagIds', wanted } : undefined,
    sort: sortOf(viewer.isVerified ? wish : withoutNames(wish), {
      hasText: text !== '',
      hasSkills: wanted.length > 0,
    }),
    from: city,
    ...(viewer.isVerified ? {} : { texts: openTexts }),
  };
}

/** The place of the filter together with those of the question. */
function besideCircles(place: Condition | undefined, { within, outside }: PlainWish['circles']): Where {
  if (within.length + outside.length === 0) return {};
  return { place: { within: place && 'km' in place ? [place] : within, outside } };
}

/** The same with facets, for the list: for who is not verified, of what they see of everybody alone. */
export function withFacets(query: SearchQuery, { isVerified }: Pick<Onlooker, 'isVerified'>): SearchQuery {
  return { ...query, facets: isVerified ? facets : openFacets };
}

// A recruiter who may not see a thing must not find anybody by it either (PLUS-38).
function asksForWishes({ filter, relocation, clearances, authorisations }: PlainWish): boolean {
  const { job, citizenshipDesc } = filter;
  return (
    job !== undefined ||
    Boolean(citizenshipDesc) ||
    relocation !== undefined ||
    clearances.length + authorisations.length > 0
  );
}

const withoutNames = (wish: PlainWish): PlainWish =>
  wish.order_by === 'name' ? { ...wish, order_by: 'createdAt', order: 'desc' } : wish;

// Most years of work is the earliest beginning.
function workStarts(
  filter: SearchWish['filter'],
  now: string,
): Pick<CandidateFilter, 'workStartedFrom' | 'workStartedTo'> {
  const since = (years: number | undefined) => {
    const at = years === undefined ? null : workStartedAt(years, now);
    return at === null ? undefined : Date.parse(at);
  };
  const dayOf = (date: string | undefined) => (date === undefined ? undefined : Date.parse(date));
  const [from, to] = [dayOf(filter.workStartedFrom), dayOf(filter.workStartedTo)];
  // Someone with so many years has not yet completed one more.
  const earliest = since(filter.yearsTo === undefined ? undefined : filter.yearsTo + 1);
  const latest = since(filter.yearsFrom);
  return {
    workStartedFrom: greatest(from, earliest === undefined ? undefined : earliest + 1),
    workStartedTo: least(to === undefined ? undefined : to + oneDay - 1, latest),
  };
}

const greatest = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.max(one, other ?? one);
const least = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.min(one, other ?? one);

// A match needs wanted skills, relevance a text and distance a city; without them the newest come first.
function sortOf(
  { order_by: by, order: direction, city }: PlainWish,
  { hasText, hasSkills }: { hasText: boolean; hasSkills: boolean },
): SearchQuery['sort'] {
  if (by === 'match' && hasSkills) return { by: 'fit' };
  if ((by === 'match' || by === 'relevance') && hasText) return { by: 'relevance', direction };
  if (by === 'match' || by === 'relevance' || (by === 'distance' && !city)) return { by: 'createdAt', direction };
  return { by, direction };
}

import type { Application } from '../../../shared/model/application.ts';
import { lacksMustHave, near } from '../../../shared/rules/match.ts';
import { workplaceOf } from '../../../shared/rules/job-words.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { asNear } from '../../search/kinds/fitting-skills.ts';
import type { SearchQuery } from '../../search/engine/engine.ts';

/** As many as are read with the candidate's side of each in one call to the table. */
export const mostRecommended = 25;
/** A match of less than this many percent is not worth a candidate's time, although it may share a skill. */
const leastMatch = 15;
/**
 * The question to the index for jobs that fit a candidate: those with one of their skills or one that is associated for
 * its manager, most skills first; without skills, those near their city. Undefined where neither is known. `now` is in milliseconds.
 */
export function recommendationQuery(
  { skills, lat, lng }: Pick<CandidateCard, 'skills' | 'lat' | 'lng'>,
  now: number,
): SearchQuery | undefined {
  const wanted = skills.map(({ id }) => ({ value: id, near: [asNear(id)] }));
  const others = { endsAt: { from: now } };
  const from = lat === null || lng === null ? undefined : { lat, lng };
  if (wanted.length > 0) {
    const anyOf = wanted.flatMap(({ value, near }) => [value, ...near]);
    return {
      where: { ...others, fittingSkills: { anyOf } },
      fit: { field: 'fittingSkills', wanted },
      sort: { by: 'fit' },
      perPage: mostRecommended,
    };
  }
  if (!from) return undefined;
  return {
    where: { ...others, place: { ...from, km: near.full } },
    sort: { by: 'distance', direction: 'asc' },
    from,
    perPage: mostRecommended,
  };
}

/**
 * The question in the steps in which jobs are gathered, so that no jobs far away, which fit as well and are newer, keep out
 * what is within reach: what is near and what is remote in turn, then the candidate's country, then all.
 */
export function stepsOut(query: SearchQuery, { lat, lng, countryId }: Placed): SearchQuery[][] {
  if (query.sort?.by === 'distance' || lat === null || lng === null) return [[query]];
  const within = (where: SearchQuery['where']): SearchQuery => ({ ...query, where: { ...query.where, ...where } });
  return [
    [within({ place: { lat, lng, km: near.part } }), within({ workplace: { anyOf: ['remote'] } })],
    ...(countryId === null ? [] : [[within({ countryId: { anyOf: [countryId] } })]]),
    [query],
  ];
}

type Placed = Pick<CandidateCard, 'lat' | 'lng' | 'countryId'>;

/** The first of each list, then the second of each, and so on, each once. */
export function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())];
}

/** Whether the match is good enough to recommend the job; what cannot be compared is not held against it. */
export function isWorthRecommending({ match }: Pick<Application, 'match'>): boolean {
  return (match?.percent ?? 100) >= leastMatch;
}

/** The steps away from where a candidate is: within reach, too far to go every day, in another country. */
function stepsAway({ job, match }: Application, countryId: number | null): number {
  if (workplaceOf(job) === 'remote') return 0;
  if (countryId !== null && job.city && job.city.country.id !== countryId) return 2;
  return match?.reasons.some(({ about, fit }) => about === 'distance' && fit === 'none') ? 1 : 0;
}

/**
 * Orders by match, the best first, but what is out of a candidate's reach after all that is not, and then what asks for a
 * must-have that they lack after what does not; of equal ones, and of
 * those that cannot be compared, the newest comes first.
 */
export const byReachAndMatch =
  ({ countryId }: Pick<CandidateCard, 'countryId'>) =>
  (one: Application, other: Application): number =>
    stepsAway(one, countryId) - stepsAway(other, countryId) ||
    Number(lacksMustHave(one.match)) - Number(lacksMustHave(other.match)) ||
    (other.match?.percent ?? -1) - (one.match?.percent ?? -1) ||
    other.job.id - one.job.id;

import type { Application } from '../../../shared/model/application.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import { asNear } from '../../search/kinds/fitting-skills.ts';
import type { SearchQuery } from '../../search/engine/engine.ts';

/** As many as are read with the candidate's side of each in one call to the table. */
export const mostRecommended = 25;
/** A match of less than this many percent is not worth a candidate's time, although it may share a skill. */
const leastMatch = 15;
/** Kilometres around the candidate's city in which a job is near where they have named no skills. */
const nearby = 50;

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
    where: { ...others, place: { ...from, km: nearby } },
    sort: { by: 'distance', direction: 'asc' },
    from,
    perPage: mostRecommended,
  };
}

/** Whether the match is good enough to recommend the job; what cannot be compared is not held against it. */
export function isWorthRecommending({ match }: Pick<Application, 'match'>): boolean {
  return (match?.percent ?? 100) >= leastMatch;
}

// Somebody who does not move would have to for it.
const isTooFar = ({ match }: Application): boolean =>
  match?.reasons.some(({ about, fit }) => about === 'distance' && fit === 'none') ?? false;

/**
 * The best match first, and after all others those too far away; of equal ones, and of those that cannot be compared,
 * the newest.
 */
export function byMatch(one: Application, other: Application): number {
  return (
    Number(isTooFar(one)) - Number(isTooFar(other)) ||
    (other.match?.percent ?? -1) - (one.match?.percent ?? -1) ||
    other.job.id - one.job.id
  );
}

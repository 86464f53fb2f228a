import { mostBest } from '../../../shared/constants/candidate-search.ts';
import type { FoundCandidate } from '../../../shared/model/candidate-search.ts';
import { associationsOf, type SkillPair } from '../../../shared/rules/associated-skills.ts';
import { lacksMustHave } from '../../../shared/rules/match.ts';
import type { Onlooker } from '../../../shared/rules/hidden-from.ts';
import type { StoredJob } from '../../records/job.ts';
import type { SearchQuery } from '../../search/engine/engine.ts';
import { candidateConditions, visibilityConditions, wantedSkills } from '../../search/kinds/candidate-filter.ts';

/** As many of a source are matched whole; those asked about the job already are among them, and are left out then. */
const mostMatched = 50;
/** Kilometres around the job's city in which people are near, where the job names no skills. */
const nearby = 50;

type AskingJob = Pick<StoredJob, 'id' | 'spheres' | 'mustHaveSkillIds' | 'skillChoices' | 'city'>;

/**
 * The questions to an index for people who fit a job and are not on it: those with one of its skills or one that is
 * associated for its manager, most skills first, and before them those with all of its must-haves, who may have fewer;
 * without skills, those near its city. None where the job has neither.
 */
export function bestQueries(
  { id, spheres, mustHaveSkillIds = [], skillChoices, city }: AskingJob,
  viewer: Onlooker,
  skillPairs: readonly SkillPair[],
): SearchQuery[] {
  const others = { ...visibilityConditions(viewer), jobIds: { noneOf: [id] } };
  const tagIds = spheres.map((skill) => skill.id);
  if (tagIds.length > 0) {
    const wanted = wantedSkills(tagIds, associationsOf(skillPairs, skillChoices));
    const musts = wanted.filter(({ value }) => mustHaveSkillIds.includes(Number(value)));
    return [
      ...(musts.length > 0 ? [candidateConditions({ tagsMatch: 'all' }, undefined, musts)] : []),
      candidateConditions({}, undefined, wanted),
    ].map((conditions) => ({
      where: { ...conditions, ...others },
      fit: { field: 'tagIds', wanted },
      sort: { by: 'fit' },
      perPage: mostMatched,
    }));
  }
  if (!city) return [];
  const where = { ...candidateConditions({ cityId: city.id, proximity: nearby }, city), ...others };
  return [{ where, from: city, sort: { by: 'distance', direction: 'asc' }, perPage: mostMatched }];
}

/**
 * The best of those who were matched: who lacks no must-have first, then by match, of equal ones whom the recruiter added
 * or marked first, then in the order of the indexes; who cannot be compared comes last. As with recommended jobs, who is
 * out of reach comes after all others.
 */
export function bestOf(rows: readonly FoundCandidate[]): FoundCandidate[] {
  const isFar = ({ match }: FoundCandidate) =>
    Number(match?.reasons.some(({ about, fit }) => about === 'distance' && fit === 'none') === true);
  const lacks = ({ match }: FoundCandidate) => Number(lacksMustHave(match));
  const percent = ({ match }: FoundCandidate) => match?.percent ?? -1;
  const isOwn = ({ isAdded, isFavorite }: FoundCandidate) => Number(isAdded === true || isFavorite);
  return rows
    .toSorted((a, b) => isFar(a) - isFar(b) || lacks(a) - lacks(b) || percent(b) - percent(a) || isOwn(b) - isOwn(a))
    .slice(0, mostBest);
}

import type { JobFacts } from '../../../shared/model/job.ts';
import type { JobMatch } from '../../../shared/model/match.ts';
import { associationsOf, type SkillPair } from '../../../shared/rules/associated-skills.ts';
import { distanceUnitIn } from '../../../shared/rules/city-distance.ts';
import { distanceKm } from '../../../shared/rules/great-circle.ts';
import { matchOf } from '../../../shared/rules/match.ts';
import { matchedCandidateOf, matchedJobOf } from '../../../shared/rules/match-sides.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { StoredJob } from '../../records/job.ts';

/**
 * How well a candidate's card fits a job, with reasons in words (PLUS-17); null without a card, before the candidate has
 * filled in anything; `now` is ISO UTC. Skills are associated as every stage starts with, unless the job's manager says otherwise.
 */
export function jobMatch(
  job: JobFacts & Pick<StoredJob, 'skillChoices'> & Partial<Pick<StoredJob, 'positionType'>>,
  card: CandidateCard | undefined,
  { skillPairs, now }: { skillPairs: readonly SkillPair[]; now: string },
): JobMatch | null {
  if (!card) return null;
  const matched = matchedCandidateOf(card, { asked: job.citizenship, now });
  const associations = associationsOf(skillPairs, job.skillChoices);
  const km = kilometresBetween(job.city, card);
  return matchOf(matchedJobOf(job), matched, { associations, km, unit: distanceUnitIn(job.city) });
}

function kilometresBetween(city: JobFacts['city'], { lat, lng }: CandidateCard): number | null {
  return city === null || lat === null || lng === null ? null : distanceKm(city, { lat, lng });
}

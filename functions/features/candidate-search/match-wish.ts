import type { JobMatch } from '../../../shared/model/match.ts';
import { distanceUnitIn } from '../../../shared/rules/city-distance.ts';
import { type MatchedJob, matchOf } from '../../../shared/rules/match.ts';
import { matchedCandidateOf, spansOf } from '../../../shared/rules/match-sides.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { NamedWish } from './wish-query.ts';

/**
 * How well a candidate fits what a search asks for, with reasons for the things it asks for only; null when it asks for
 * nothing that can be compared.
 */
export function matchWish(
  wish: NamedWish,
  card: CandidateCard,
  { km, now }: { km: number | null; now: string },
): JobMatch | null {
  const asked = askedOf(wish);
  const { percent, reasons } = matchOf(asked, matchedCandidateOf(card, { asked: asked.authorisations, now }), {
    associations: wish.associations,
    km: wish.city ? km : null,
    unit: distanceUnitIn(wish.city),
  });
  const named: Record<JobMatch['reasons'][number]['about'], boolean> = {
    'must-haves': false,
    skills: asked.skills.length > 0,
    // The filter lets nobody through who has fewer years or more.
    experience: false,
    rate: asked.rate !== null,
    salary: asked.salary !== null,
    distance: wish.city !== undefined,
    clearance: asked.clearances.some((level) => level !== 'none'),
    authorisation: asked.authorisations.length > 0,
  };
  const given = reasons.filter(({ about }) => named[about]);
  return given.length === 0 ? null : { percent, reasons: given };
}

/** The search as if it were a job; amounts without a currency are US dollars, as in the search itself. */
function askedOf({ filter, tags, city, clearances, authorisations }: NamedWish): MatchedJob {
  const { rateFrom = null, rateTo = null, rateCurrency = 'USD' } = filter;
  const { salaryFrom = null, salaryTo = null, salaryCurrency = 'USD' } = filter;
  return {
    skills: tags,
    mustHaveSkillIds: [],
    ...spansOf({ rateFrom, rateTo, rateCurrency, salaryFrom, salaryTo, salaryCurrency }),
    clearances,
    authorisations,
    isRemote: city === undefined,
  };
}

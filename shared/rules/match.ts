import { type DistanceUnit, distanceWords } from './distance.ts';
import type { ClearanceType } from '../constants/job.ts';
import type { Citizenship } from '../constants/work-authorization.ts';
import { citizenshipLabel } from '../constants/work-authorization-labels.ts';
import { clearanceReason } from './clearance.ts';
import type { Fit, Judged } from './match-fit.ts';
import { moneyReason, type Span } from './match-money.ts';
import { type AskedSkills, type NamedSkill, skillReasons } from './match-skills.ts';
import { type AskedYears, yearsReason } from './match-years.ts';

/** What a job asks for and offers, as far as a match reads it. */
export interface MatchedJob extends AskedSkills, AskedYears {
  rate: Span | null;
  salary: Span | null;
  clearances: readonly ClearanceType[];
  authorisations: readonly Citizenship[];
  isRemote: boolean;
}

/** What a candidate has and expects; null where they said nothing. */
export interface MatchedCandidate {
  skills: readonly NamedSkill[];
  rate: Span | null;
  salary: Span | null;
  clearances: readonly ClearanceType[] | null;
  authorisation: Citizenship | null;
  /** Whether they would move for a job. */
  relocates: boolean | null;
  /** Whole years of work. */
  years: number | null;
}

export interface MatchReason {
  about: 'must-haves' | 'skills' | 'experience' | 'rate' | 'salary' | 'distance' | 'clearance' | 'authorisation';
  fit: Fit;
  /** The reason in words that fit both readers: the candidate and who looks at the candidate. */
  words: string;
}

export interface Match {
  /** 0 to 100 over what both sides say; null where nothing can be compared, or no skills. It orders and never rejects. */
  percent: number | null;
  reasons: MatchReason[];
}

const skillsWeight = 50;
const weights: Record<MatchReason['about'], number> = {
  'must-haves': skillsWeight,
  skills: skillsWeight,
  experience: 10,
  rate: 12,
  salary: 12,
  distance: 14,
  clearance: 6,
  authorisation: 6,
};
const shares: Record<Exclude<Fit, 'unknown'>, number> = { full: 1, part: 0.5, none: 0 };
/** How many kilometres away is near, and not too far to go every day. */
export const near = { full: 50, part: 100 };

interface MatchContext {
  associations: ReadonlyMap<number, readonly number[]>;
  /** Kilometres between job and candidate; null where one has no place. */
  km: number | null;
  /** In which the distance is said. */
  unit: DistanceUnit;
}

/**
 * How well a candidate and a job fit each other, with a reason in words for each thing that is compared. The same data
 * always gives the same match; nobody is rejected by it.
 */
export function matchOf(job: MatchedJob, candidate: MatchedCandidate, { associations, km, unit }: MatchContext): Match {
  const judged: (MatchReason & Judged)[] = [
    ...skillReasons(job, candidate.skills, associations),
    { about: 'experience', ...yearsReason(job, candidate.years) },
    { about: 'rate', ...moneyReason('rate', job.rate, candidate.rate) },
    { about: 'salary', ...moneyReason('salary', job.salary, candidate.salary) },
    { about: 'distance', ...distanceReason(job.isRemote, km, { relocates: candidate.relocates, unit }) },
    { about: 'clearance', ...clearanceReason(job.clearances, candidate.clearances) },
    { about: 'authorisation', ...authorisationReason(job.authorisations, candidate.authorisation) },
  ];
  let [sum, all] = [0, 0];
  for (const { about, fit, share, weight = 1, asksNothing } of judged) {
    if (fit === 'unknown' || asksNothing) continue;
    sum += weights[about] * weight * (share ?? shares[fit]);
    all += weights[about] * weight;
  }
  // What else fits says little about somebody who has named no skills.
  const saysLittle = job.skills.length > 0 && candidate.skills.length === 0;
  return {
    percent: all === 0 || saysLittle ? null : Math.round((100 * sum) / all),
    // That the job asks for nothing speaks for nobody of whom nothing is known.
    reasons: judged.map(({ about, fit, words, asksNothing }) => ({
      about,
      fit: all === 0 && asksNothing ? 'unknown' : fit,
      words,
    })),
  };
}

/** Whether a must-have is missing; who lacks one comes after all who lack none. */
export const lacksMustHave = (match: { reasons: readonly Pick<MatchReason, 'about' | 'fit'>[] } | null | undefined) =>
  match?.reasons.some(({ about, fit }) => about === 'must-haves' && fit === 'none') === true;

function distanceReason(
  isRemote: boolean,
  km: number | null,
  { relocates, unit }: { relocates: boolean | null; unit: DistanceUnit },
): Judged {
  if (isRemote) return { fit: 'full', words: 'The job is remote', asksNothing: true };
  if (km === null) return { fit: 'unknown', words: 'The distance is not known' };
  const away = distanceWords(km, unit);
  if (km <= near.full) return { fit: 'full', words: away };
  if (relocates) return { fit: 'part', words: `${away}, relocation is possible` };
  return { fit: km <= near.part ? 'part' : 'none', words: away };
}

function authorisationReason(asked: readonly Citizenship[], has: Citizenship | null): Judged {
  if (asked.length === 0) return { fit: 'full', words: 'Any work authorization', asksNothing: true };
  if (has === null) return { fit: 'unknown', words: 'The work authorization is not known' };
  const words = citizenshipLabel(has);
  if (asked.includes(has)) return { fit: 'full', words };
  const list = asked.map((one) => citizenshipLabel(one)).join(' or ');
  // What `Other` means is for people to read.
  return has === 'optional' || asked.includes('optional')
    ? { fit: 'unknown', words: `${words}; the job asks for ${list}` }
    : { fit: 'none', words: `${words}; the job asks for ${list}` };
}

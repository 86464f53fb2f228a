import { type DistanceUnit, distanceWords } from './distance.ts';
import type { Citizenship, ClearanceType } from '../constants/job.ts';
import { citizenshipLabels } from '../constants/job.ts';
import { skillFits } from './associated-skills.ts';
import { clearanceReason } from './clearance.ts';
import { moneyReason, type Span } from './match-money.ts';

export interface NamedSkill {
  id: number;
  name: string;
}

/** What a job asks for and offers, as far as a match reads it. */
export interface MatchedJob {
  skills: readonly NamedSkill[];
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
}

/** How one thing fits: `unknown` where one side says nothing, which counts neither for nor against. */
export type Fit = 'full' | 'part' | 'none' | 'unknown';

export interface MatchReason {
  about: 'skills' | 'rate' | 'salary' | 'distance' | 'clearance' | 'authorisation';
  fit: Fit;
  /** The reason in words that fit both readers: the candidate and who looks at the candidate. */
  words: string;
}

export interface Match {
  /** 0 to 100 over what both sides say; null where nothing can be compared, or no skills. It orders and never rejects. */
  percent: number | null;
  reasons: MatchReason[];
}

const weights: Record<MatchReason['about'], number> = {
  skills: 50,
  rate: 12,
  salary: 12,
  distance: 14,
  clearance: 6,
  authorisation: 6,
};
const shares: Record<Exclude<Fit, 'unknown'>, number> = { full: 1, part: 0.5, none: 0 };
/** An associated skill counts for half of the exact one. */
const associatedShare = 0.5;
const near = { full: 50, part: 100 };

/** How one thing was judged: its share where halves are too coarse; what asks nothing does not count. */
interface Judged {
  fit: Fit;
  words: string;
  share?: number;
  asksNothing?: boolean;
}

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
  const skills = skillsReason(job.skills, candidate.skills, associations);
  const judged: (MatchReason & Judged)[] = [
    skills,
    { about: 'rate', ...moneyReason('rate', job.rate, candidate.rate) },
    { about: 'salary', ...moneyReason('salary', job.salary, candidate.salary) },
    { about: 'distance', ...distanceReason(job.isRemote, km, { relocates: candidate.relocates, unit }) },
    { about: 'clearance', ...clearanceReason(job.clearances, candidate.clearances) },
    { about: 'authorisation', ...authorisationReason(job.authorisations, candidate.authorisation) },
  ];
  let [sum, all] = [0, 0];
  for (const { about, fit, share, asksNothing } of judged) {
    if (fit === 'unknown' || asksNothing) continue;
    sum += weights[about] * (share ?? shares[fit]);
    all += weights[about];
  }
  // What else fits says little about somebody who has named no skills.
  const saysLittle = job.skills.length > 0 && candidate.skills.length === 0;
  return {
    percent: all === 0 || saysLittle ? null : Math.round((100 * sum) / all),
    reasons: judged.map(({ about, fit, words }) => ({ about, fit, words })),
  };
}

function skillsReason(
  wanted: readonly NamedSkill[],
  has: readonly NamedSkill[],
  associations: MatchContext['associations'],
): MatchReason & { share: number } {
  const about = 'skills';
  if (wanted.length === 0) return { about, fit: 'unknown', words: 'The job names no skills', share: 0 };
  if (has.length === 0) return { about, fit: 'unknown', words: 'No skills are named yet', share: 0 };
  const ids = (skills: readonly NamedSkill[]) => skills.map(({ id }) => id);
  const nameOf = new Map([...wanted, ...has].map(({ id, name }) => [id, name]));
  const fits = skillFits(ids(wanted), ids(has), associations);
  const exact = fits.filter(({ isExact }) => isExact);
  const akin = fits.filter(({ isExact }) => !isExact);
  const share = (exact.length + akin.length * associatedShare) / wanted.length;
  const named = exact.map((one) => nameOf.get(one.wanted)).join(', ');
  const words = [
    exact.length > 0
      ? `${exact.length} of ${wanted.length} ${wanted.length === 1 ? 'skill' : 'skills'}: ${named}`
      : wanted.length === 1
        ? `${wanted[0]?.name} is not listed`
        : `None of the ${wanted.length} skills`,
    ...akin.map((one) => `${nameOf.get(one.has)} is associated with ${nameOf.get(one.wanted)}`),
  ].join('; ');
  return { about, fit: exact.length === wanted.length ? 'full' : fits.length > 0 ? 'part' : 'none', words, share };
}

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
  const words = citizenshipLabels[has];
  if (asked.includes(has)) return { fit: 'full', words };
  const list = asked.map((one) => citizenshipLabels[one]).join(' or ');
  // What `Other` means is for people to read.
  return has === 'optional' || asked.includes('optional')
    ? { fit: 'unknown', words: `${words}; the job asks for ${list}` }
    : { fit: 'none', words: `${words}; the job asks for ${list}` };
}

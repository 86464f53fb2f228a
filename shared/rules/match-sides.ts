import type { ClearanceType } from '../constants/job.ts';
import { clearanceTypes } from '../constants/job.ts';
import { type Citizenship } from '../constants/work-authorization.ts';
import { citizenshipsAmong } from './citizenships-among.ts';
import { workplaceOf } from './job-words.ts';
import type { MatchedCandidate, MatchedJob } from './match.ts';
import type { NamedSkill } from './match-skills.ts';
import { yearsOfWork } from './years-of-work.ts';
import type { AskedYears } from './match-years.ts';
import type { Span } from './match-money.ts';

/** The amounts of a job or candidate, in whole units of their currencies. */
export interface Pay {
  rateFrom: number | null;
  rateTo: number | null;
  rateCurrency: string | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
}

/** Rate and salary as a match reads them; null without an amount. */
export function spansOf(pay: Pay): { rate: Span | null; salary: Span | null } {
  return {
    rate: spanOf(pay.rateFrom, pay.rateTo, pay.rateCurrency),
    salary: spanOf(pay.salaryFrom, pay.salaryTo, pay.salaryCurrency),
  };
}

function spanOf(from: number | null, to: number | null, currency: string | null): Span | null {
  return from === null && to === null ? null : { from, to, currency };
}

interface JobSide extends Pay, AskedYears {
  spheres: readonly NamedSkill[];
  mustHaveSkillIds?: readonly number[] | undefined;
  clearanceType: readonly ClearanceType[];
  citizenship: readonly Citizenship[];
  city: object | null;
  positionType?: string | null;
}

/** A job as a match reads it; one without a city is remote, unless it says otherwise. */
export function matchedJobOf(job: JobSide): MatchedJob {
  return {
    skills: job.spheres,
    mustHaveSkillIds: job.mustHaveSkillIds ?? [],
    experienceYears: job.experienceYears,
    mostExperienceYears: job.mostExperienceYears,
    ...spansOf(job),
    clearances: job.clearanceType,
    authorisations: job.citizenship,
    isRemote: workplaceOf(job) === 'remote',
  };
}

interface CandidateSide extends Pay {
  skills: readonly NamedSkill[];
  clearanceType: readonly string[];
  citizenship: readonly string[];
  relocation: boolean | null;
  /** When their work began, in milliseconds. */
  workStartedAt: number | null;
}

/**
 * A candidate as a match reads them at `now`. Of several authorisations the one that the job asks for counts; no
 * clearance means that the candidate named none, not that they hold none.
 */
export function matchedCandidateOf(
  candidate: CandidateSide,
  { asked, now }: { asked: readonly Citizenship[]; now: string },
): MatchedCandidate {
  const held = citizenshipsAmong(candidate.citizenship);
  const levels = clearanceTypes.filter((level) => candidate.clearanceType.includes(level));
  return {
    skills: candidate.skills,
    ...spansOf(candidate),
    clearances: levels.length > 0 ? levels : null,
    authorisation: held.find((one) => asked.includes(one)) ?? held[0] ?? null,
    relocates: candidate.relocation,
    years: candidate.workStartedAt === null ? null : yearsOfWork(new Date(candidate.workStartedAt).toISOString(), now),
  };
}

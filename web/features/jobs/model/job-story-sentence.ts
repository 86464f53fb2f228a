import type { JobStoryEntry } from '../../../../shared/model/job-story.ts';
import { fullName } from '../../../common/people/person.ts';

/** Several fields of a job that people know by one name. */
const words: Record<string, string> = {
  title: 'title',
  description: 'description',
  clientId: 'client',
  city: 'city',
  positionType: 'workplace',
  startAt: 'start date',
  endAt: 'end date',
  rateFrom: 'hourly rate',
  rateTo: 'hourly rate',
  rateCurrency: 'hourly rate',
  salaryFrom: 'salary',
  salaryTo: 'salary',
  salaryCurrency: 'salary',
  spheres: 'skills',
  mustHaveSkillIds: 'must-haves',
  employmentType: 'employment',
  employmentTypeDesc: 'employment',
  shifts: 'shift',
  hoursPerWeek: 'hours',
  experienceYears: 'experience',
  mostExperienceYears: 'experience',
  employeeType: 'work types',
  citizenship: 'work authorization',
  citizenshipDesc: 'work authorization',
  clearanceType: 'clearance',
  travel: 'travel',
  travelPercent: 'travel',
  relocation: 'relocation',
  questions: 'questions',
  recruiters: 'recruiters',
  points: 'points',
  openings: 'openings',
  guaranteeDays: 'guarantee',
  referralShare: 'referral share',
};

/** What happened to a job, worded to follow the name of the person who did it. */
export function jobStorySentence({ what, changed, candidate, recruiter, isHire }: JobStoryEntry): string {
  if (what === 'posted') return 'posted the job';
  if (what === 'held') return 'put the job on hold';
  if (what === 'resumed') return 'resumed the job';
  if (what === 'reopened') return 'reopened the job';
  if (what === 'takenOver') return 'took the job over';
  if (what === 'changed') {
    const parts = [...new Set(changed.flatMap((field) => words[field] ?? []))];
    return parts.length > 0 ? `changed ${listOf(parts)}` : 'saved the job unchanged';
  }
  if (!candidate && !isHire) return 'closed the job without a hire';
  const named = candidate ? fullName(candidate) : what === 'hired' ? 'somebody' : 'a hire';
  const whom = `${named}${recruiter ? `, put forward by ${fullName(recruiter)}` : ''}`;
  return what === 'hired' ? `hired ${whom} and kept the job open` : `closed the job with ${whom}`;
}

function listOf(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

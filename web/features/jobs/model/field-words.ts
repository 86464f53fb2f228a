import { guaranteeLabels } from '../../../../shared/constants/claims.ts';
import {
  clearanceTypeLabels,
  employeeTypeLabels,
  employmentTypeLabels,
  shiftLabels,
  workplaceLabels,
  type Workplace,
} from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import { experienceOf } from '../../../../shared/rules/job-words.ts';
import { countOf, formatCount, formatRate, formatSalary } from '../../../../shared/rules/money.ts';
import type { JobFields } from './job-fields.ts';
import { travelShare } from './job-words.ts';

/** The name of every field of the form. */
export const fieldNames: Record<keyof JobFields, string> = {
  title: 'Title',
  description: 'Description',
  clientId: 'Client',
  city: 'City',
  positionType: 'Workplace',
  skills: 'Skills',
  mustHaves: 'Must have',
  hourly: 'Hourly rate',
  salary: 'Salary',
  employmentType: 'Employment',
  employmentTypeDesc: 'Other employment',
  shifts: 'Shift',
  hoursPerWeek: 'Hours a week',
  experienceYears: 'Experience',
  mostExperienceYears: 'Most experience',
  employeeType: 'Work types',
  citizenship: 'Work authorization',
  citizenshipDesc: 'Other authorization',
  clearanceType: 'Clearance',
  travel: 'Travel',
  travelPercent: 'Share of the time',
  relocation: 'Relocation',
  startAt: 'Start date',
  endAt: 'End date',
  questions: 'Questions',
  recruiters: 'Recruiters',
  openings: 'Openings',
  points: 'Points',
  guaranteeDays: 'Guarantee',
  referralShare: 'Referral share',
};

const yesOrNo: Record<string, string> = { yes: 'Yes', no: 'No', true: 'Yes', false: 'No' };
const list = (words: readonly string[]): string => words.join(', ');

const words: { [F in keyof JobFields]?: (value: JobFields[F], clientName: (id: string) => string) => string } = {
  clientId: (id, clientName) => clientName(id),
  city: (city) => city?.label ?? '',
  positionType: (type) => workplaceLabels[type as Workplace] ?? type,
  skills: (skills) => list(skills.map(({ label }) => label)),
  mustHaves: (ids) => (ids.length > 0 ? countOf(ids.length, 'skill') : ''),
  hourly: (range) => formatRate(range) ?? '',
  salary: (range) => formatSalary(range) ?? '',
  employmentType: (types) => list(types.map((type) => employmentTypeLabels[type])),
  shifts: (chosen) => list(chosen.map((shift) => shiftLabels[shift])),
  hoursPerWeek: (hours) => (hours ? String(hours) : ''),
  experienceYears: (experienceYears) => experienceOf({ experienceYears }),
  mostExperienceYears: (most) => (most === null ? '' : countOf(most, 'year')),
  employeeType: (types) => list(types.map((type) => employeeTypeLabels[type])),
  citizenship: (kinds) => list(kinds.map((kind) => citizenshipLabel(kind))),
  clearanceType: (levels) => list(levels.map((level) => clearanceTypeLabels[level])),
  travel: (travel) => yesOrNo[travel] ?? '',
  travelPercent: (percent) => (percent ? travelShare(Number(percent)) : ''),
  relocation: (relocation) => yesOrNo[relocation] ?? '',
  questions: (questions) => list(questions.map(({ words: asked }) => asked)),
  recruiters: (ids) => (ids.length > 0 ? countOf(ids.length, 'chosen recruiter') : 'All of your recruiters'),
  guaranteeDays: (days) => guaranteeLabels[days],
  referralShare: (share) => (share === null ? 'The usual share' : `${share} %`),
  openings: (openings) => formatCount(openings ?? 1),
  points: (points) => formatCount(points ?? 0),
};

/** The value of a field as people read it; 'Empty' without one. */
export function wordsOf<F extends keyof JobFields>(
  field: F,
  fields: JobFields,
  clientName: (id: string) => string,
): string {
  const say = words[field] as ((value: JobFields[F], name: (id: string) => string) => string) | undefined;
  return (say ? say(fields[field], clientName) : String(fields[field])) || 'Empty';
}

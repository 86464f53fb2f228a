import { countryById } from '../../../shared/constants/countries.ts';
import {
  clearanceTypeLabels,
  employmentTypeLabels,
  shiftLabels,
  workplaceLabels,
} from '../../../shared/constants/job.ts';
import { isCitizenship } from '../../../shared/constants/work-authorization.ts';
import { citizenshipLabel } from '../../../shared/constants/work-authorization-labels.ts';
import { companyKey } from '../../../shared/rules/company-name.ts';
import { leftOutBy, leftOutManager } from '../../../shared/rules/left-out.ts';
import type { JobDocument } from '../../records/job-document.ts';
import type { Kind } from '../engine/engine.ts';
import { jobEnglish } from '../words/job-english.ts';
import { commonFields } from './common-fields.ts';
import { fittingSkills } from './fitting-skills.ts';

/** Where the work is, in the words people search for; `on site` would make every site engineer's job one of all jobs. */
function placeTexts({ workplace, cityName, stateName, zip, countryId }: JobDocument): string[] {
  return [
    cityName ?? '',
    stateName ?? '',
    (countryId === null ? undefined : countryById(countryId)?.name) ?? '',
    workplace === 'on_site' ? '' : workplaceLabels[workplace],
    ...(zip ? [zip] : []),
  ];
}

/** Employment, shifts, clearance and citizenship in words, so that `part time nurse` matches what no description says. */
function termTexts({
  employmentType,
  clearanceType,
  citizenship,
  shifts = [],
  experienceYears,
}: JobDocument): string[] {
  const employment = employmentType.flatMap((type) =>
    type === 'other' ? [] : (labelOf(employmentTypeLabels, type) ?? []),
  );
  const clearance = clearanceType.flatMap((level) =>
    level === 'none' ? [] : `${labelOf(clearanceTypeLabels, level) ?? ''} clearance`,
  );
  const allowed = citizenship.flatMap((one) =>
    one === 'optional' ? [] : isCitizenship(one) ? citizenshipLabel(one) : [],
  );
  const times = shifts.flatMap(
    (shift) => `${labelOf(shiftLabels, shift) ?? ''} ${shift === 'flexible' ? 'hours' : 'shift'}`,
  );
  const beginner = experienceYears === 0 ? ['Entry level, no experience needed'] : [];
  return [...employment, ...times, ...beginner, ...clearance, ...allowed];
}

function labelOf(labels: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}

/** Jobs as guests, candidates and recruiters find them (GUEST-59). */
export const jobKind: Kind<JobDocument> = {
  name: 'job',
  // Also raised when the built-in pairs of skills change, from which `fittingSkills` follows.
  layout: 16,
  language: jobEnglish,
  fields: {
    ...commonFields,
    managerId: { type: 'value', of: (job) => job.managerId },
    clientId: { type: 'value', of: (job) => job.clientId },
    status: { type: 'value', of: (job) => job.status },
    travel: { type: 'value', of: (job) => job.travel },
    fittingSkills: { type: 'set', of: fittingSkills },
    campaignIds: { type: 'set', of: (job) => job.campaignIds },
    employmentType: { type: 'choices', of: (job) => job.employmentType },
    workplace: { type: 'value', of: (job) => job.workplace },
    shifts: { type: 'choices', of: (job) => job.shifts ?? [] },
    hoursPerWeek: { type: 'number', of: (job) => job.hoursPerWeek ?? null },
    experienceYears: { type: 'number', of: (job) => job.experienceYears ?? null },
    // Pay counts as stated where one bound of the rate or of the salary is.
    hasPay: { type: 'value', of: (job) => [job.rateFrom, job.rateTo, job.salaryFrom, job.salaryTo].some(Boolean) },
    company: { type: 'value', of: ({ companyName }) => companyKey(companyName ?? '') || null },
    leftOutBy: { type: 'set', of: (job) => [...leftOutBy(job), leftOutManager(job.managerId)] },
    endsAt: { type: 'number', of: (job) => job.endsAt ?? Number.MAX_SAFE_INTEGER },
    marketUntil: { type: 'number', of: (job) => job.marketUntil ?? 0 },
    marketPoints: { type: 'number', of: (job) => job.marketPoints ?? 0 },
    title: { type: 'sort-text', of: (job) => job.title },
  },
  // A campaign shows the jobs that share a skill with it, and the visitor's own skills narrow it further. A map's part
  // of the world narrows a radius, and its places are counted within a chosen city too.
  aliases: { campaignSkillIds: 'tagIds', placeOnMap: 'place', chosenCityId: 'cityId' },
  texts: {
    title: { weight: 12, of: (job) => job.title },
    skills: { weight: 5, of: (job) => job.skills.map(({ name }) => name) },
    place: { weight: 3, of: placeTexts },
    terms: { weight: 2, of: termTexts },
    company: { weight: 2, of: (job) => job.companyName ?? '' },
    description: { weight: 1, of: (job) => job.description },
  },
  sorts: {
    createdAt: { field: 'createdAt', direction: 'desc' },
    rate: { field: 'rateAmount', direction: 'desc' },
    salary: { field: 'salaryAmount', direction: 'desc' },
    points: { field: 'marketPoints', direction: 'desc' },
    title: { field: 'title', direction: 'asc' },
  },
  defaultSort: 'createdAt',
};

import {
  clearanceTypeLabels,
  employmentTypeLabels,
  shiftLabels,
  workplaceLabels,
  workplaces,
  type Workplace,
} from '../constants/job.ts';
import { oneDay } from '../constants/time.ts';
import type { JobFacts } from '../model/job.ts';
import { hasAmericanTerms } from './american-terms.ts';
import { countOf, formatRate, formatSalary } from './money.ts';
import { cityName } from './city-name.ts';

/** Who hires, where a job names no client: never the product, which hires nobody. */
export const confidentialClient = 'Confidential client';

/** Who hires; of a job without client, at least for whose client, as far as an operator has verified that company. */
export function companyOf({ client, managerCompany }: Pick<JobFacts, 'client' | 'managerCompany'>): string {
  if (client) return client.companyName;
  return managerCompany ? `${confidentialClient} of ${managerCompany}` : confidentialClient;
}

/** The same in a sentence: a confidential client has its article there. */
export const companyInWords = (company: string): string =>
  company.startsWith(confidentialClient) ? `a c${company.slice(1)}` : company;

/** Where the work is: 'Austin, TX', or 'Remote' when no city was given. */
export function placeOf(job: Pick<JobFacts, 'city'>): string {
  return job.city ? cityName(job.city) : 'Remote';
}

/** Where the work is done: as the job says, else on site, or remote when no city was given (PLUS-56). */
export function workplaceOf({ positionType, city }: { city: object | null; positionType?: string | null }): Workplace {
  return workplaces.find((one) => one === positionType) ?? (city ? 'on_site' : 'remote');
}

/** The city with the workplace where that is not on site: 'Austin, TX · Hybrid'; 'Remote' alone without a city. */
export function workplaceInWords(job: Pick<JobFacts, 'city'> & { positionType?: string | null }): string {
  const workplace = workplaceOf(job);
  return job.city && workplace !== 'on_site' ? `${placeOf(job)} · ${workplaceLabels[workplace]}` : placeOf(job);
}

/** Days before its end from which lists say that a job closes. */
const closingDays = 7;

/** 'Closes in 3 days', alike in every time zone; undefined for a job that does not close within a week. `now` is in milliseconds. */
export function closingOf({ endAt }: { endAt?: string | null }, now: number): string | undefined {
  const days = endAt ? (Date.parse(endAt) - now) / oneDay : Infinity;
  if (days <= 0 || days > closingDays) return undefined;
  return days < 1 ? 'Closes within a day' : `Closes in ${countOf(Math.floor(days), 'day')}`;
}

type Paid = Pick<JobFacts, 'rateFrom' | 'rateTo' | 'rateCurrency' | 'salaryFrom' | 'salaryTo' | 'salaryCurrency'>;

/** '$60–75/h'; null when nothing is given. */
export function rateOf(job: Paid): string | null {
  return formatRate({ from: job.rateFrom, to: job.rateTo, currency: job.rateCurrency });
}

/** '$120k–140k/yr'; null when nothing is given. */
export function salaryOf(job: Paid): string | null {
  return formatSalary({ from: job.salaryFrom, to: job.salaryTo, currency: job.salaryCurrency });
}

/** Hourly, yearly, both or none, in that order. */
export function payOf(job: Paid): string[] {
  return [rateOf(job), salaryOf(job)].filter((pay) => pay !== null);
}

/** 'Full time, Part time'. */
export function employmentOf(job: Pick<JobFacts, 'employmentType'>): string {
  return job.employmentType.map((type) => employmentTypeLabels[type]).join(', ');
}

/** 'Night shift', 'Evening and weekend shifts', or '' where a job does not say when the work is done. */
export function shiftsOf({ shifts = [] }: Pick<JobFacts, 'shifts'>): string {
  const [first, ...others] = shifts.map((shift) => shiftLabels[shift]);
  if (!first) return '';
  if (others.length === 0) return plural.has(first) ? `${first} shifts` : `${first} shift`;
  return `${[first, ...others.slice(0, -1).map(lower)].join(', ')} and ${lower(others.at(-1) ?? '')} shifts`;
}
const lower = (word: string) => word.toLowerCase();
const plural: ReadonlySet<string> = new Set([shiftLabels.rotating, shiftLabels.flexible]);

/** '36 hours a week', or '' where a job does not say how long the work is. */
export function hoursOf({ hoursPerWeek }: Pick<JobFacts, 'hoursPerWeek'>): string {
  return hoursPerWeek ? `${countOf(hoursPerWeek, 'hour')} a week` : '';
}

/** A job's skills under the words that say what they are: must-haves before the others, where it names any. */
export function skillGroupsOf({
  spheres,
  mustHaveSkillIds = [],
}: Pick<JobFacts, 'spheres' | 'mustHaveSkillIds'>): { label: string; skills: JobFacts['spheres'] }[] {
  const [must, nice] = [true, false].map((isMust) =>
    spheres.filter(({ id }) => mustHaveSkillIds.includes(id) === isMust),
  );
  const groups = must?.length
    ? [
        { label: 'Must have', skills: must },
        { label: 'Nice to have', skills: nice ?? [] },
      ]
    : [{ label: 'Skills', skills: spheres }];
  return groups.filter(({ skills }) => skills.length > 0);
}

type AskedYears = Pick<JobFacts, 'experienceYears' | 'mostExperienceYears'>;

/** '5+ years', '3–5 years', 'Up to 2 years', 'None needed', or '' where a job does not say what it asks. */
export function experienceOf({ experienceYears: least, mostExperienceYears: most }: AskedYears): string {
  if (least == null) return '';
  if ((most ?? least) === 0) return 'None needed';
  if (most == null) return `${least}+ ${least === 1 ? 'year' : 'years'}`;
  return `${least === most ? '' : least === 0 ? 'Up to ' : `${least}–`}${countOf(most, 'year')}`;
}

/** What a card says after the company: 'Full time · Night shift · 2+ years'. */
export function termsInBrief(job: Pick<JobFacts, 'employmentType' | 'shifts'> & AskedYears): string {
  const asked = experienceOf(job).replace('None', 'No experience');
  return [employmentOf(job), shiftsOf(job), asked].filter((part) => part !== '').join(' · ');
}

/** 'Secret, Public Trust', or 'None needed'; empty outside the United States, whose levels these are, where none is asked for. */
export function clearanceOf(job: Pick<JobFacts, 'clearanceType' | 'city'>): string {
  const levels = job.clearanceType.map((level) => clearanceTypeLabels[level]).join(', ');
  return levels || (hasAmericanTerms(job.city) ? 'None needed' : '');
}

/** The tooltip of the travel icon (GUEST-27). */
export function travelOf(job: Pick<JobFacts, 'travel'>): string {
  return job.travel ? 'Requires Travel' : 'Travel Not Required';
}

/** The tooltip of the relocation icon (GUEST-28). */
export function relocationOf(job: Pick<JobFacts, 'relocation'>): string {
  return job.relocation ? 'Need Relocation' : 'Relocation Not Needed';
}

/** How many days ago a job was posted, at most, in words. */
export const postedWords = (days: number): string => (days === 1 ? 'Last 24 hours' : `Last ${days} days`);

/** How many years of experience a job asks for, at most, in words. */
export const experienceWords = (years: number): string =>
  years === 0 ? 'No experience' : `Up to ${countOf(years, 'year')}`;

/** Hours a week, as least and most with a hyphen between, in words. */
export function hoursWords(hours: string): string {
  const [least, most] = hours.split('-');
  return least ? `${least} hours or more` : `Up to ${most} hours`;
}

/** The same as the filter of a question. */
export function hoursAsked(hours: string | null): { hoursFrom?: number; hoursTo?: number } {
  const [least, most] = (hours ?? '').split('-').map(Number);
  return { ...(least && { hoursFrom: least }), ...(most && { hoursTo: most }) };
}

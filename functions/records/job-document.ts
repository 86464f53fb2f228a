import type { Job } from '../../shared/model/job.ts';
import type { Workplace } from '../../shared/constants/job.ts';
import type { SkillChoice } from '../../shared/rules/associated-skills.ts';
import { workplaceOf } from '../../shared/rules/job-words.ts';

/**
 * The searchable content of a job; the change log carries it as JSON. Times are milliseconds, money is in whole units of
 * its currency.
 */
export interface JobDocument {
  title: string;
  /** The description as plain text. */
  description: string;
  companyName: string | null;
  /** The company of the manager, which a confidential job names; absent where it does not. */
  managerCompany?: string;
  cityName: string | null;
  stateName: string | null;
  /** The postal code of the city's centre, where it has one. */
  zip?: string | null;
  skills: readonly { id: number; name: string }[];
  /** What the manager says about pairs with one of these skills; absent where that is nothing (SKILL-03). */
  skillChoices?: readonly SkillChoice[];
  campaignIds: readonly number[];
  cityId: number | null;
  countryId: number | null;
  lat: number | null;
  lng: number | null;
  rateFrom: number | null;
  rateTo: number | null;
  rateCurrency: string | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  salaryCurrency: string | null;
  employmentType: readonly string[];
  clearanceType: readonly string[];
  citizenship: readonly string[];
  travel: boolean | null;
  relocation: boolean | null;
  createdAt: number;
  /** When the job stops being public; null or absent for never. */
  endsAt?: number | null;
  workplace: Workplace;
  /** When the work is done; absent where the job does not say. */
  shifts?: readonly string[];
  /** Hours a week; absent where the job does not say. */
  hoursPerWeek?: number;
  /** Years of experience that it asks for; absent where it does not say. */
  experienceYears?: number;
  /** Until when recruiters of the market can ask for it; absent where they cannot. */
  marketUntil?: number;
  /** The points of a job that they can ask for. */
  marketPoints?: number;
  managerId: number;
  clientId: number | null;
  status: string;
}

/** The job as the index holds it. */
export function jobDocument(job: Job & { skillChoices?: readonly SkillChoice[] }): JobDocument {
  return {
    title: job.title,
    description: job.description,
    companyName: job.client?.companyName ?? null,
    ...(job.managerCompany && { managerCompany: job.managerCompany }),
    cityName: job.city?.name ?? null,
    stateName: job.city?.state.name ?? null,
    ...(job.city?.zip && { zip: job.city.zip }),
    skills: job.spheres,
    ...(job.skillChoices && { skillChoices: job.skillChoices }),
    campaignIds: [],
    cityId: job.city?.id ?? null,
    countryId: job.city?.country.id ?? null,
    lat: job.city?.lat ?? null,
    lng: job.city?.lng ?? null,
    rateFrom: job.rateFrom,
    rateTo: job.rateTo,
    rateCurrency: job.rateCurrency,
    salaryFrom: job.salaryFrom,
    salaryTo: job.salaryTo,
    salaryCurrency: job.salaryCurrency,
    employmentType: job.employmentType,
    clearanceType: job.clearanceType,
    citizenship: job.citizenship,
    travel: job.travel,
    relocation: job.relocation,
    createdAt: Date.parse(job.createdAt),
    workplace: workplaceOf(job),
    ...(job.shifts?.length && { shifts: job.shifts }),
    ...(job.hoursPerWeek && { hoursPerWeek: job.hoursPerWeek }),
    ...(job.experienceYears != null && { experienceYears: job.experienceYears }),
    endsAt: job.endAt === null ? null : Date.parse(job.endAt),
    ...(job.market &&
      job.market.taken < job.market.places && {
        marketUntil: Date.parse(job.market.until),
        marketPoints: job.points,
      }),
    managerId: job.managerId,
    clientId: job.clientId,
    status: job.status,
  };
}

/** What documents of jobs and of candidates have in common: place, skills, pay and terms. */
export type CommonDocument = Pick<
  JobDocument,
  | 'cityName'
  | 'stateName'
  | 'skills'
  | 'cityId'
  | 'countryId'
  | 'lat'
  | 'lng'
  | 'rateFrom'
  | 'rateTo'
  | 'rateCurrency'
  | 'salaryFrom'
  | 'salaryTo'
  | 'salaryCurrency'
  | 'clearanceType'
  | 'citizenship'
  | 'relocation'
  | 'createdAt'
>;

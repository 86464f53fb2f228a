import type { Campaign } from '../../../shared/model/campaign.ts';
import type { MapBounds } from '../../../shared/rules/map-bounds.ts';
import { companyKey } from '../../../shared/rules/company-name.ts';
import { leftOutKeys } from '../../../shared/rules/left-out.ts';
import { anyOf, commonConditions, type FilterCity, type WireFilter, type Where } from './wire-filter.ts';

/** The job filter of guests and candidates (GUEST-59). */
export interface JobFilter extends WireFilter {
  employmentType?: readonly string[] | undefined;
  travel?: boolean | undefined;
  workplace?: readonly string[] | undefined;
  shifts?: readonly string[] | undefined;
  experienceTo?: number | undefined;
  hoursFrom?: number | undefined;
  hoursTo?: number | undefined;
  hasPay?: boolean | undefined;
  company?: string | undefined;
  /** Companies, and words of titles, whose jobs are left out. */
  without?: readonly string[] | undefined;
  /** The part of the world that a map shows. */
  bounds?: MapBounds | undefined;
}

/** The jobs that a campaign gathers: those that share a skill with it, around its place if it has one. */
export function campaignConditions({
  skills,
  city,
  proximity,
}: Pick<Campaign, 'skills' | 'city' | 'proximity'>): Where {
  return {
    ...(skills.length > 0 ? { campaignSkillIds: { anyOf: skills.map(({ id }) => id) } } : {}),
    ...(city && proximity ? { place: { lat: city.lat, lng: city.lng, km: proximity } } : {}),
  };
}

/**
 * The job filter as conditions of the job index; `optional` is the wire's other name for the employment type `other`
 * (DEC-16).
 */
export function jobConditions(filter: JobFilter, city: FilterCity | undefined): Where {
  const { hoursFrom, hoursTo } = filter;
  return {
    ...commonConditions(filter, city),
    ...anyOf(
      'employmentType',
      filter.employmentType?.map((type) => (type === 'optional' ? 'other' : type)),
    ),
    ...anyOf('workplace', filter.workplace),
    ...anyOf('shifts', filter.shifts),
    ...(filter.experienceTo === undefined ? {} : { experienceYears: { to: filter.experienceTo } }),
    ...(hoursFrom === undefined && hoursTo === undefined
      ? {}
      : { hoursPerWeek: { ...(hoursFrom && { from: hoursFrom }), ...(hoursTo && { to: hoursTo }) } }),
    ...(filter.hasPay === undefined ? {} : { hasPay: { anyOf: [filter.hasPay] } }),
    ...(filter.company === undefined ? {} : { company: { anyOf: [companyKey(filter.company)] } }),
    ...(filter.without?.length ? { leftOutBy: { noneOf: filter.without.flatMap(leftOutKeys) } } : {}),
    ...(filter.bounds === undefined ? {} : { placeOnMap: filter.bounds }),
    ...(filter.travel === undefined ? {} : { travel: { anyOf: [filter.travel] } }),
  };
}

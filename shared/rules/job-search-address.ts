import { kilometresOf, radiusChoices } from './distance.ts';
import type { JobWish } from '../validation/job-alert.ts';

/** The radius as lists offer it; undefined for the usual one, and for one that no list offers. */
function radiusOf(proximity: number | undefined): string | undefined {
  const offered = (['km', 'mi'] as const).flatMap((unit) => radiusChoices.map((value) => ({ value, unit })));
  const chosen = offered.find((one) => kilometresOf(one) === proximity);
  return chosen && `${chosen.value}${chosen.unit}`;
}

const listOf = (values: readonly (string | number)[] | undefined) => values?.join(',');
const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');
/** What an address leaves out, because it is the usual one. */
const usual: Record<string, string> = { rateCurrency: 'USD', salaryCurrency: 'USD', hours: '-' };

/** The address of the list of jobs that shows what a saved search asks for. */
export function jobSearchAddress({ campaign, search, filter }: JobWish): string {
  const { near, bounds } = filter;
  const params = {
    q: search,
    in: search && 'all',
    country: filter.countryId,
    city: filter.cityId,
    near: near && `${near.lat},${near.lng}`,
    within: radiusOf(filter.proximity),
    area: bounds && listOf([bounds.west, bounds.south, bounds.east, bounds.north].map((side) => +side.toFixed(3))),
    skills: listOf(filter.tagIds),
    rateFrom: filter.rateFrom,
    rateTo: filter.rateTo,
    rateCurrency: filter.rateCurrency,
    salaryFrom: filter.salaryFrom,
    salaryTo: filter.salaryTo,
    salaryCurrency: filter.salaryCurrency,
    relocation: filter.relocation ? 'yes' : undefined,
    travel: yesOrNo(filter.travel),
    employment: listOf(filter.employmentType),
    clearance: listOf(filter.clearanceType),
    authorization: listOf(filter.citizenship),
    workplace: listOf(filter.workplace),
    shift: listOf(filter.shifts),
    experience: filter.experienceTo,
    hours: `${filter.hoursFrom ?? ''}-${filter.hoursTo ?? ''}`,
    pay: filter.hasPay ? 'yes' : undefined,
    company: filter.company,
    without: listOf(filter.without),
  };
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === '' || usual[name] === value ? [] : [[name, String(value)]],
  );
  const path = campaign === undefined ? '/find-jobs' : `/find-jobs/${encodeURIComponent(campaign)}`;
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The address of the list of a company's jobs. */
export const jobsOfCompanyAddress = (company: string): string =>
  jobSearchAddress({ filter: { company, tagsMatch: 'any' } });

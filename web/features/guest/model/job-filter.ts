import {
  clearanceTypes,
  employmentTypes,
  experienceChoices,
  hoursChoices,
  type ClearanceType,
  type EmploymentType,
  shifts,
  type Shift,
  workplaces,
  type Workplace,
} from '../../../../shared/constants/job.ts';
import { type Citizenship, isCitizenship } from '../../../../shared/constants/work-authorization.ts';
import { longestCompanyName, longestLeftOut, mostLeftOut } from '../../../../shared/constants/limits.ts';
import { hoursAsked } from '../../../../shared/rules/job-words.ts';
import { searchText } from '../../../../shared/rules/plain-text.ts';
import type { GuestJobFilter } from '../../../../shared/contract/guest.ts';
import type { JobQuestion } from '../../../common/jobs/job-map.ts';
import { spanFault } from '../../../../shared/rules/money-span.ts';
import { anywhere, placeFromAddress, placeInAddress, proximityOf, type PlaceFilter } from './filter-place.ts';

const usualCurrency = 'USD';

/** A money range as typed. */
export interface Span {
  from: number | null;
  to: number | null;
  currency: string | null;
}

/** The filter of the public list as form values (GUEST-59). */
export interface JobFilter extends PlaceFilter {
  tagIds: readonly number[];
  rate: Span;
  salary: Span;
  /** Show only jobs that require relocation. */
  relocation: boolean;
  travel: boolean | null;
  employmentType: readonly EmploymentType[];
  clearanceType: readonly ClearanceType[];
  citizenship: readonly Citizenship[];
  workplace: readonly Workplace[];
  shifts: readonly Shift[];
  /** Years of experience that a job asks for, at most; null for any. */
  experienceTo: number | null;
  /** Hours a week, a value of `hoursChoices`; null for any. */
  hours: string | null;
  /** Days since a job was posted, at most; null for any time. */
  postedWithin: number | null;
  /** Show only jobs that state their pay. */
  hasPay: boolean;
  /** Show only jobs of this company. */
  company: string | null;
  /** Companies, and words of titles, whose jobs are left out. */
  without: readonly string[];
}

/** Days ago that a job was posted, at most, as a list offers them. */
export const postedChoices = [1, 3, 7, 14, 30] as const;

/** The one of these choices that a text names; null for none. */
export const choiceIn = <V extends string | number>(choices: readonly V[], text: string | null): V | null =>
  choices.find((one) => String(one) === text) ?? null;

const openSpan: Span = { from: null, to: null, currency: usualCurrency };

/** The empty filter, which Clear restores (GUEST-67). */
export const noFilter: JobFilter = {
  ...anywhere,
  tagIds: [],
  rate: openSpan,
  salary: openSpan,
  relocation: false,
  travel: null,
  employmentType: [],
  clearanceType: [],
  citizenship: [],
  workplace: [],
  shifts: [],
  experienceTo: null,
  hours: null,
  postedWithin: null,
  hasPay: false,
  company: null,
  without: [],
};

// An amount is sent only above zero, and its currency only with an amount (VALID-32, VALID-33).
function sentSpan({ from, to, currency }: Span): { from?: number; to?: number; currency?: string } {
  const sent = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return from || to ? { ...sent, currency: currency ?? usualCurrency } : {};
}

/** The valid ranges of the filter. An address may contain an invalid one, which is ignored until it is corrected. */
export function validRanges({ rate, salary }: Pick<JobFilter, 'rate' | 'salary'>): Pick<JobFilter, 'rate' | 'salary'> {
  return { rate: spanFault(rate) ? openSpan : rate, salary: spanFault(salary) ? openSpan : salary };
}

/** The filter as query fields, without empty values; relocation only if selected (LIST-07). */
export function wireFilter(filter: JobFilter): Partial<GuestJobFilter> {
  const asked = validRanges(filter);
  const rate = sentSpan(asked.rate);
  const salary = sentSpan(asked.salary);
  const proximity = proximityOf(filter);
  const wire = {
    countryId: filter.countryId,
    cityId: filter.cityId,
    proximity: proximity || null,
    near: filter.near,
    bounds: filter.bounds,
    tagIds: [...filter.tagIds],
    rateFrom: rate.from,
    rateTo: rate.to,
    rateCurrency: rate.currency,
    salaryFrom: salary.from,
    salaryTo: salary.to,
    salaryCurrency: salary.currency,
    relocation: filter.relocation || null,
    travel: filter.travel,
    employmentType: [...filter.employmentType],
    clearanceType: [...filter.clearanceType],
    citizenship: [...filter.citizenship],
    workplace: [...filter.workplace],
    shifts: [...filter.shifts],
    experienceTo: filter.experienceTo,
    ...hoursAsked(filter.hours),
    postedWithin: filter.postedWithin,
    hasPay: filter.hasPay || null,
    company: filter.company,
    without: [...filter.without],
  };
  return Object.fromEntries(
    Object.entries(wire).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** What a request asks for on a map, which shows every part of the world. */
export function questionOf({
  campaign,
  filter,
  search,
}: {
  campaign: string | undefined;
  filter: JobFilter;
  search: string;
}): JobQuestion {
  return { campaign, search, filter: wireFilter({ ...filter, bounds: null }) };
}

/** The number of active filters. */
export function chosenCount(filter: JobFilter): number {
  const {
    proximity: _proximity,
    rateTo,
    rateCurrency: _rateCurrency,
    salaryTo,
    salaryCurrency: _salaryCurrency,
    ...rest
  } = wireFilter(filter);
  return (
    Object.keys(rest).length +
    Number(rateTo !== undefined && rest.rateFrom === undefined) +
    Number(salaryTo !== undefined && rest.salaryFrom === undefined)
  );
}

const listsOf = {
  employment: employmentTypes,
  clearance: clearanceTypes,
  workplace: workplaces,
  shift: shifts,
} as const;
const amount = (text: string | null) =>
  text !== null && /^\d{1,12}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
const wholeId = (text: string | null) =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
// Of three digits; which there are is in a list that the page loads only when a country is chosen.
const countryId = (text: string | null) => (text !== null && text.length <= 3 ? wholeId(text) : null);
const choice = (text: string | null) => (text === 'yes' ? true : text === 'no' ? false : null);

function listed<V extends string>(text: string | null, known: readonly V[]): V[] {
  return known.filter((value) => text?.split(',').includes(value));
}

function spanFrom(params: URLSearchParams, name: string): Span {
  const currency = params.get(`${name}Currency`);
  return {
    from: amount(params.get(`${name}From`)),
    to: amount(params.get(`${name}To`)),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : usualCurrency,
  };
}

/** What is left out, from a text with commas. */
export function leftOutFrom(text: string): string[] {
  const named = text.split(',').map((one) => searchText(one, longestLeftOut).trim());
  return [...new Set(named.filter((one) => /[\p{L}\p{N}+#]/u.test(one)))].slice(0, mostLeftOut);
}

/** Reads a filter from an address and ignores invalid values. */
export function filterFromAddress(params: URLSearchParams): JobFilter {
  return {
    countryId: countryId(params.get('country')),
    cityId: wholeId(params.get('city')),
    ...placeFromAddress(params),
    tagIds: (params.get('skills') ?? '')
      .split(',')
      .map(wholeId)
      .filter((tag) => tag !== null)
      .slice(0, 40),
    rate: spanFrom(params, 'rate'),
    salary: spanFrom(params, 'salary'),
    relocation: params.get('relocation') === 'yes',
    travel: choice(params.get('travel')),
    employmentType: listed(params.get('employment'), listsOf.employment),
    clearanceType: listed(params.get('clearance'), listsOf.clearance),
    citizenship: (params.get('authorization') ?? '').split(',').filter(isCitizenship),
    workplace: listed(params.get('workplace'), listsOf.workplace),
    shifts: listed(params.get('shift'), listsOf.shift),
    experienceTo: choiceIn(experienceChoices, params.get('experience')),
    hours: choiceIn(hoursChoices, params.get('hours')),
    postedWithin: choiceIn(postedChoices, params.get('posted')),
    hasPay: params.get('pay') === 'yes',
    company: searchText(params.get('company') ?? '', longestCompanyName).trim() || null,
    without: leftOutFrom(params.get('without') ?? ''),
  };
}

const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

/** The filter as address parameters. An empty string removes the parameter. */
export function filterInAddress(filter: JobFilter): Record<string, string> {
  const rate = sentSpan(filter.rate);
  const salary = sentSpan(filter.salary);
  return {
    country: String(filter.countryId ?? ''),
    city: String(filter.cityId ?? ''),
    ...placeInAddress(filter),
    skills: filter.tagIds.join(','),
    rateFrom: String(rate.from ?? ''),
    rateTo: String(rate.to ?? ''),
    rateCurrency: rate.currency && rate.currency !== usualCurrency ? rate.currency : '',
    salaryFrom: String(salary.from ?? ''),
    salaryTo: String(salary.to ?? ''),
    salaryCurrency: salary.currency && salary.currency !== usualCurrency ? salary.currency : '',
    relocation: filter.relocation ? 'yes' : '',
    travel: yesOrNo(filter.travel),
    employment: filter.employmentType.join(','),
    clearance: filter.clearanceType.join(','),
    authorization: filter.citizenship.join(','),
    workplace: filter.workplace.join(','),
    shift: filter.shifts.join(','),
    experience: String(filter.experienceTo ?? ''),
    hours: filter.hours ?? '',
    posted: String(filter.postedWithin ?? ''),
    pay: filter.hasPay ? 'yes' : '',
    company: filter.company ?? '',
    without: filter.without.join(','),
  };
}

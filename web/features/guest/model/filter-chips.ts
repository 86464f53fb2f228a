import {
  clearanceTypeLabels,
  employmentTypeLabels,
  shiftLabels,
  workplaceLabels,
} from '../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import { experienceWords, hoursWords, postedWords } from '../../../../shared/rules/job-words.ts';
import { formatRate, formatSalary } from '../../../../shared/rules/money.ts';
import { radiusWords } from './filter-place.ts';
import { noFilter, validRanges, type JobFilter } from './job-filter.ts';

const labelsOf = (kinds: readonly Citizenship[]) =>
  Object.fromEntries(kinds.map((one) => [one, citizenshipLabel(one)])) as Record<Citizenship, string>;

/** One active filter value in words, and the filter without it. */
export interface FilterChip {
  key: string;
  label: string;
  without: JobFilter;
}

function nearLabel({ near, radius }: Pick<JobFilter, 'near' | 'radius'>): string | null {
  if (!near) return null;
  return radius ? `Within ${radiusWords(radius)} of you` : 'Distance from you';
}

interface Names {
  country: string | undefined;
  city: string | undefined;
  tag: (id: number) => string | undefined;
}

/** The active filter values, one chip for each that can be removed. */
export function filterChips(filter: JobFilter, { country, city, tag }: Names): FilterChip[] {
  const chip = (key: string, label: string | null | undefined, change: Partial<JobFilter>): FilterChip[] =>
    label ? [{ key, label, without: { ...filter, ...change } }] : [];
  const listed = <V extends string>(
    name: 'employmentType' | 'clearanceType' | 'citizenship' | 'workplace' | 'shifts',
    values: readonly V[],
    labels: Record<V, string>,
    prefix = '',
  ) =>
    values.flatMap((value) =>
      chip(`${name} ${value}`, prefix + labels[value], { [name]: values.filter((other) => other !== value) }),
    );
  const { rate, salary } = validRanges(filter);
  return [
    ...chip('country', filter.countryId === null ? null : (country ?? '…'), { countryId: null }),
    ...chip('city', filter.cityId === null ? null : `Within ${radiusWords(filter.radius)} of ${city ?? '…'}`, {
      cityId: null,
      radius: null,
    }),
    ...chip('near', nearLabel(filter), { near: null, radius: null }),
    ...chip('bounds', filter.bounds && 'This part of the map', { bounds: null }),
    ...filter.tagIds.flatMap((id) =>
      chip(`tag ${id}`, tag(id) ?? '…', { tagIds: filter.tagIds.filter((other) => other !== id) }),
    ),
    ...chip('rate', formatRate(rate), { rate: noFilter.rate }),
    ...chip('salary', formatSalary(salary), { salary: noFilter.salary }),
    ...listed('workplace', filter.workplace, workplaceLabels),
    ...listed('shifts', filter.shifts, shiftLabels, 'Shift: '),
    ...chip(
      'experienceTo',
      filter.experienceTo === null ? null : `Asks for: ${experienceWords(filter.experienceTo).toLowerCase()}`,
      { experienceTo: null },
    ),
    ...chip('hours', filter.hours && `${hoursWords(filter.hours)} a week`, { hours: null }),
    ...chip(
      'postedWithin',
      filter.postedWithin === null ? null : `Posted: ${postedWords(filter.postedWithin).toLowerCase()}`,
      { postedWithin: null },
    ),
    ...chip('hasPay', filter.hasPay ? 'Pay stated' : null, { hasPay: false }),
    ...chip('company', filter.company && `Jobs of ${filter.company}`, { company: null }),
    ...filter.without.flatMap((one) =>
      chip(`without ${one}`, `Without ${one}`, { without: filter.without.filter((other) => other !== one) }),
    ),
    ...listed('employmentType', filter.employmentType, employmentTypeLabels),
    ...listed('clearanceType', filter.clearanceType, { ...clearanceTypeLabels, none: 'no clearance' }, 'Clearance: '),
    ...listed('citizenship', filter.citizenship, labelsOf(filter.citizenship), 'Authorization: '),
    ...chip('travel', filter.travel === null ? null : filter.travel ? 'Requires travel' : 'No travel', {
      travel: null,
    }),
    ...chip('relocation', filter.relocation ? 'Needs relocation' : null, { relocation: false }),
  ];
}

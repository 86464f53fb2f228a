import { expect, it } from 'vitest';
import { filterChips } from '../../../../web/features/guest/filter-chips.ts';
import { noFilter, type JobFilter } from '../../../../web/features/guest/job-filter.ts';

const span = (from: number | null, to: number | null) => ({ from, to, currency: 'USD' });
const names = { city: 'Austin, TX', tag: (id: number) => ({ 3: 'React', 4: 'Vue' })[id] };
const full: JobFilter = {
  ...noFilter,
  countryId: 840,
  cityId: 7,
  tagIds: [3, 4],
  rate: span(20, 40),
  salary: span(90_000, null),
  relocation: true,
  travel: false,
  employmentType: ['full_time', 'temporary'],
  clearanceType: ['none'],
  citizenship: ['greenCard'],
};

it('Filter chips put each part of the filter into words', () => {
  expect(filterChips(full, names).map(({ label }) => label)).toEqual([
    'United States',
    'Within 50 km of Austin, TX',
    'React',
    'Vue',
    '$20–40/h',
    'from $90k/yr',
    'Full time',
    'Temporary',
    'Clearance: no clearance',
    'Authorization: Green card',
    'No travel',
    'Needs relocation',
  ]);
  expect(filterChips(noFilter, names)).toEqual([]);
});

it('Removing a filter chip leaves the other filters unchanged', () => {
  const without = (label: string) => filterChips(full, names).find((chip) => chip.label === label)?.without;
  expect(without('React')).toEqual({ ...full, tagIds: [4] });
  expect(without('Full time')).toEqual({ ...full, employmentType: ['temporary'] });
  expect(without('$20–40/h')).toEqual({ ...full, rate: noFilter.rate });
});

it('An invalid range, which is not applied, has no filter chip', () => {
  expect(filterChips({ ...noFilter, rate: span(50, 40) }, names)).toEqual([]);
});

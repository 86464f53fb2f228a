import { expect, it } from 'vitest';
import { filterChips } from '../../../../../web/features/guest/model/filter-chips.ts';
import { noFilter, type JobFilter } from '../../../../../web/features/guest/model/job-filter.ts';

const span = (from: number | null, to: number | null) => ({ from, to, currency: 'USD' });
const names = { country: 'United States', city: 'Austin, TX', tag: (id: number) => ({ 3: 'React', 4: 'Vue' })[id] };
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

it.each<[Partial<JobFilter>, string, string]>([
  [{ near: { lat: 1, lng: 2 } }, 'near', 'Distance from you'],
  [{ near: { lat: 1, lng: 2 }, radius: { value: 25, unit: 'mi' } }, 'near', 'Within 25 mi of you'],
  [{ cityId: 7, radius: { value: 5, unit: 'km' } }, 'city', 'Within 5 km of Austin, TX'],
  [{ bounds: { west: 1, south: 2, east: 3, north: 4 } }, 'bounds', 'This part of the map'],
  [{ salary: span(90_000, null) }, 'salary', 'from $90k/yr'],
  [{ company: 'Acme' }, 'company', 'Jobs of Acme'],
  [{ travel: true }, 'travel', 'Requires travel'],
  [{ travel: false }, 'travel', 'No travel'],
  [{ relocation: true }, 'relocation', 'Needs relocation'],
  [{ countryId: 840 }, 'country', 'United States'],
  [{ clearanceType: ['secret'] }, 'clearanceType secret', 'Clearance: Secret'],
  [{ citizenship: ['usCitizen'] }, 'citizenship usCitizen', 'Authorization: US citizen'],
  [{ tagIds: [3] }, 'tag 3', 'React'],
  [{ employmentType: ['temporary'] }, 'employmentType temporary', 'Temporary'],
  [{ rate: span(20, null) }, 'rate', 'from $20/h'],
])('The filter %o alone is the chip %s, without which nothing is filtered', (change, key, label) => {
  expect(filterChips({ ...noFilter, ...change }, names)).toEqual([{ key, label, without: noFilter }]);
});

it('A country, city or skill whose name is not known yet has a chip all the same', () =>
  expect(
    filterChips(
      { ...noFilter, countryId: 826, cityId: 7, tagIds: [9] },
      { ...names, country: undefined, city: undefined },
    ).map(({ label }) => label),
  ).toEqual(['…', 'Within 50 km of …', '…']));

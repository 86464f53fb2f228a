import { expect, it } from 'vitest';
import { filterChips } from '../../../../../web/features/guest/model/filter-chips.ts';
import { noFilter, type JobFilter } from '../../../../../web/features/guest/model/job-filter.ts';
import { relaxedFilters } from '../../../../../web/features/guest/model/relaxed-filters.ts';

const filter: JobFilter = {
  ...noFilter,
  countryId: 840,
  cityId: 7,
  tagIds: [3, 4],
  employmentType: ['full_time', 'temporary'],
};
const names = { country: 'United States', city: 'Austin, TX', tag: (id: number) => ({ 3: 'React', 4: 'Vue' })[id] };

it('A filter is relaxed by one question at a time, with all values of that question', () => {
  const relaxed = relaxedFilters(filter, filterChips(filter, names));
  expect(relaxed.map(({ label, without }) => [label, without])).toEqual([
    ['United States', { ...filter, countryId: noFilter.countryId }],
    ['Within 50 km of Austin, TX', { ...filter, cityId: noFilter.cityId }],
    ['React, Vue', { ...filter, tagIds: [] }],
    ['Full time, Temporary', { ...filter, employmentType: [] }],
  ]);
});

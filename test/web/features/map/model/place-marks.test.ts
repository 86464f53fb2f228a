import { expect, it } from 'vitest';
import type { City } from '../../../../../shared/model/place.ts';
import { countriesOf, fitting, placesOf } from '../../../../../web/features/map/model/place-marks.ts';
import { aGuestJob } from '../../../support/guest-job.ts';

const city = (id: number, lat: number, lng: number, country = { id: 840, name: 'United States' }): City => ({
  id,
  name: `City ${id}`,
  state: { name: 'Texas', abbr: 'TX' },
  country,
  lat,
  lng,
  population: 1,
  zip: null,
});
const india = { id: 356, name: 'India' };
const jobs = [
  aGuestJob({ id: 1, city: city(1, 30, -97) }),
  aGuestJob({ id: 2, city: city(1, 30, -97) }),
  aGuestJob({ id: 3, city: city(2, 30.5, -97) }),
  aGuestJob({ id: 4, city: city(3, 18, 73, india) }),
  aGuestJob({ id: 5, city: null }),
  aGuestJob({ id: 6, city: city(9, 120, 0) }),
];

it('The still map groups jobs by city and leaves jobs without a valid place to the list (MAP-12)', () => {
  expect(placesOf(jobs).map(({ cityId, jobs: own }) => [cityId, own.map(({ id }) => id)])).toEqual([
    [1, [1, 2]],
    [2, [3]],
    [3, [4]],
  ]);
});

it('The still map shows the country with most jobs when not all of them fit', () => {
  const places = placesOf(jobs);
  expect(countriesOf(places).map(({ name, jobsCount }) => [name, jobsCount])).toEqual([
    ['United States', 3],
    ['India', 1],
  ]);
  expect(fitting(places, () => true)).toBe(places);
  expect(fitting(places, () => false).map(({ cityId }) => cityId)).toEqual([1, 2]);
});
